import Foundation

extension SymbolGraph {
  /// Decodes the files that `swift-symbolgraph-extract` writes for one module. The files are the module's own symbol
  /// graph, and a graph for each external module that it extends.
  init(module: String, files: [[UInt8]]) throws {
    var symbols: [Symbol] = []
    var conformances: [Conformance] = []
    var requirements = Set<String>()
    var defaults: [String: Set<String>] = [:]
    for file in files {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(file))
      symbols += graph.symbols.map(\.symbol)
      conformances += graph.relationships.filter { $0.kind == "conformsTo" || $0.kind == "inheritsFrom" }
        .map { Conformance(source: $0.source, target: $0.target, name: $0.targetFallback) }
      requirements.formUnion(
        graph.relationships.filter { $0.kind == "requirementOf" || $0.kind == "optionalRequirementOf" }.map(\.source))
      for relation in graph.relationships where relation.kind == "defaultImplementationOf" {
        defaults[relation.source, default: []].insert(relation.target)
      }
    }
    self.init(
      module: module, symbols: symbols.sorted { ($0.usr, $0.kind) < ($1.usr, $1.kind) },
      conformances: Set(conformances).sorted { ($0.source, $0.target) < ($1.source, $1.target) },
      defaults: defaults.mapValues { $0.sorted() }, requirements: requirements)
  }
}

/// The part of the symbol graph format that Limn uses.
private struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var kind: String
      var spelling: String
      var preciseIdentifier: String?
    }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    struct Extension: Decodable { var extendedModule: String? }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var accessLevel: String
    var docComment: Comment?
    var swiftExtension: Extension?
    var spi: Bool?

    var symbol: SymbolGraph.Symbol {
      let fragments = declarationFragments ?? []
      return SymbolGraph.Symbol(
        usr: identifier.precise, kind: kind.identifier, path: pathComponents,
        declaration: fragments.map(\.spelling).joined(),
        types: fragments.compactMap { $0.kind == "typeIdentifier" ? $0.preciseIdentifier : nil }, access: accessLevel,
        documentation: docComment.map { $0.lines.map(\.text).joined(separator: "\n") },
        extendedModule: swiftExtension?.extendedModule,
        isSPI: spi ?? false)
    }
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}
