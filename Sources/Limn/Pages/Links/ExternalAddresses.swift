/// The addresses of types that other packages declare.
public struct ExternalAddresses: Sendable, Hashable {
  /// The address of the documentation of each dependency's module. In it, `{path}` stands for the type's path.
  var templates: [String: String]

  public init(templates: [String: String] = [:]) {
    self.templates = templates
  }

  /// The modules of the toolchain and the bundled modules that Apple's documentation contains.
  private static let apple: Set = [
    "Swift", "Distributed", "Observation", "RegexBuilder", "Synchronization", "Foundation", "Dispatch", "XCTest",
    "Testing", "SwiftUI", "Combine", "UIKit", "AppKit", "UniformTypeIdentifiers", "CoreTransferable", "Symbols",
  ]
  /// The modules that Apple's documentation describes as parts of other modules.
  private static let parts = [
    "_Concurrency": "Swift", "_StringProcessing": "Swift", "_Differentiation": "Swift",
    "FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation",
    "FoundationNetworking": "Foundation", "FoundationXML": "Foundation",
  ]

  /// The address of a type such as `Swift.Array.Index`; nil if its documentation is unknown.
  func address(of name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    let path = parts.dropFirst().joined(separator: "/")
    if let template = templates[parts[0]] { return template.replacing("{path}", with: path) }
    let module = Self.parts[parts[0]] ?? parts[0]
    return Self.apple.contains(module)
      ? "https://developer.apple.com/documentation/\(module)/\(path)".lowercased() : nil
  }
}
