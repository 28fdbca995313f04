import Foundation

/// A public declaration of a module, as the compiler lists it.
struct PublicSymbol {
  var usr: String
  var kind: String
  var path: [String]
  var declaration: String
}

extension PublicSymbol {
  /// The public declarations of SwiftUI, and the conformances to protocols. Each key of `conformances` is the USR of a
  /// protocol, and the value contains the USRs of the types that conform to it. Extracting them takes seconds, so all
  /// tests share them.
  static let ofSwiftUI = Result { try all(of: "SwiftUI", in: BuiltModules()) }

  private static func all(of module: String, in built: BuiltModules) throws -> (
    symbols: [PublicSymbol], conformances: [String: Set<String>]
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try built.run(
      "swift-symbolgraph-extract",
      ["-module-name", module, "-I", built.products.appending(path: "Modules").path, "-target", try target(built)]
        + ["-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members"])
    guard result.succeeded else { throw CocoaError(.fileReadUnknown, userInfo: ["output": result.output]) }
    let data = try Data(contentsOf: folder.appending(path: "\(module).symbols.json"))
    let graph = try JSONDecoder().decode(Graph.self, from: data)
    let conformances = graph.relationships.filter { $0.kind == "conformsTo" }
    return (
      graph.symbols.map(\.symbol), Dictionary(grouping: conformances, by: \.target).mapValues { Set($0.map(\.source)) }
    )
  }

  private static func target(_ built: BuiltModules) throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    return try JSONDecoder().decode(Info.self, from: Data(built.run("swiftc", ["-print-target-info"]).output.utf8))
      .target.triple
  }
}

private struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?

    var symbol: PublicSymbol {
      let words = (declarationFragments ?? []).map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
      return PublicSymbol(
        usr: identifier.precise, kind: kind.identifier, path: pathComponents, declaration: words.joined(separator: " "))
    }
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}
