public import LimnDiagnostics
public import LimnPlatform

/// The addresses of types that other packages declare.
public struct ExternalAddresses: Sendable, Hashable {
  /// The address of the documentation of each dependency's module. In it, `{path}` stands for the type's path. Without
  /// it, this is the address of the list of symbols of another Limn site.
  var templates: [String: String]
  /// The addresses of the declarations in the lists, by their names with their modules.
  private var listed: [String: String] = [:]
  private var lost: Set<String> = []

  public init(templates: [String: String] = [:]) {
    self.templates = templates
  }

  /// The list of the symbols of a site.
  static let list = "catalog/symbols.json"

  /// Downloads the lists of other sites. Returns a warning for each list that cannot be read.
  public mutating func readLists(_ runner: ProcessRunner, at setting: Location?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for address in Set(templates.values).sorted() where address.hasSuffix(Self.list) {
      let command = Command("curl", ["--silent", "--fail", "--location", "--", address], timeLimit: .seconds(30))
      if let result = try? runner.run(command),
        let names = try? [String: String](json: result.output)
      {
        listed.merge(names.mapValues { address.trimmingSuffix(Self.list) + $0 }) { first, _ in first }
      } else {
        lost.insert(address)
        found.add(
          .silentExternalLink, "'\(address)' cannot be read, so its symbols are no links", at: setting)
      }
    }
    return found
  }

  /// The modules of the toolchain and the bundled modules that Apple's documentation contains.
  private static let apple = Set(
    """
    Swift Distributed Observation RegexBuilder Synchronization Foundation Dispatch XCTest Testing SwiftUI
    Combine UIKit AppKit UniformTypeIdentifiers CoreTransferable Symbols
    """.words)
  /// The modules that Apple's documentation describes as parts of other modules.
  private static let parts = [
    "_Concurrency": "Swift", "_StringProcessing": "Swift", "_Differentiation": "Swift",
    "FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation",
    "FoundationNetworking": "Foundation", "FoundationXML": "Foundation",
  ]

  /// The outcome for a link to a declaration such as `Moon.Phase.name` of another site; nil if the declaration is unknown.
  func outcome(of name: String) -> LinkOutcome? {
    if let address = listed[name] { return .elsewhere(address) }
    return templates[name.prefix { $0 != "." }.description].map(lost.contains) == true ? .unchanged : nil
  }

  /// The address of a type such as `Swift.Array.Index`; nil if its documentation is unknown.
  func address(of name: String) -> String? {
    let parts = name.parts(at: ".")
    guard parts.count > 1 else { return nil }
    let path = parts.dropFirst().withSlashes
    if let template = templates[parts[0]] {
      return template.hasSuffix(Self.list) ? listed[name] : template.replacing("{path}", with: path)
    }
    let module = Self.parts[parts[0]] ?? parts[0]
    return Self.apple.contains(module)
      ? "https://developer.apple.com/documentation/\(module)/\(path)".lowercased() : nil
  }
}
