/// The addresses of types that other packages declare.
public struct ExternalAddresses: Sendable, Hashable {
  /// The address of the documentation of each dependency's module. In it, `{path}` stands for the type's path.
  var templates: [String: String]

  public init(templates: [String: String] = [:]) {
    self.templates = templates
  }

  /// The modules of the toolchain and the bundled modules, with their names in Apple's documentation.
  private static let apple = [
    "Swift": "swift", "_Concurrency": "swift", "_StringProcessing": "swift", "_Differentiation": "swift",
    "Distributed": "distributed", "Observation": "observation", "RegexBuilder": "regexbuilder",
    "Synchronization": "synchronization", "Foundation": "foundation", "FoundationEssentials": "foundation",
    "FoundationInternationalization": "foundation", "FoundationNetworking": "foundation",
    "FoundationXML": "foundation", "Dispatch": "dispatch", "XCTest": "xctest", "Testing": "testing",
    "SwiftUI": "swiftui", "Combine": "combine", "UIKit": "uikit", "AppKit": "appkit",
    "UniformTypeIdentifiers": "uniformtypeidentifiers", "CoreTransferable": "coretransferable", "Symbols": "symbols",
  ]

  /// The address of a type such as `Swift.Array.Index`; nil if its documentation is unknown.
  func address(of name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    let path = parts.dropFirst().joined(separator: "/")
    if let template = templates[parts[0]] { return template.replacing("{path}", with: path) }
    return Self.apple[parts[0]].map { "https://developer.apple.com/documentation/\($0)/\(path.lowercased())" }
  }
}
