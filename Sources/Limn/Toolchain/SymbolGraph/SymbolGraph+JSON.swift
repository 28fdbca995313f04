import Foundation

extension SymbolGraph {
  /// Decodes the files that `swift-symbolgraph-extract` writes for one module. The files are the module's own symbol
  /// graph, and a graph for each external module that it extends.
  init(module: String, files: [[UInt8]]) throws {
    self.init(module: module)
    var conformances: [Conformance] = []
    for file in files {
      let graph = try Graph(json: file)
      symbols += graph.symbols.filter { !Self.isInherited($0.identifier.precise) }.map(\.symbol)
      conformances += graph.relationships.compactMap { add($0) }
    }
    symbols.sort { ($0.usr, $0.kind) < ($1.usr, $1.kind) }
    // The graph repeats an implied conformance for each conformance that implies it.
    self.conformances = conformances.grouped { "\($0.source) \($0.target)" }.values
      .compactMap { $0.min { $0.conditions < $1.conditions } }
      .sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    defaults = defaults.mapValues { Set($0).sorted() }
    addDefaultImplementations()
  }

  /// Adds the default implementations to the members of their protocols, since the graph has no relation for it.
  private mutating func addDefaultImplementations() {
    let known = Set(members.values.joined())
    let owners = symbols.filter { ["swift.protocol", "swift.extension"].contains($0.kind) }.keyed { ($0.path, $0.usr) }
    for symbol in symbols where defaults[symbol.usr] != nil && !known.contains(symbol.usr) {
      if let owner = owners[Array(symbol.path.dropLast())] { members[owner, default: []].append(symbol.usr) }
    }
  }

  /// Whether the compiler made the symbol for a type that inherits it.
  private static func isInherited(_ usr: String) -> Bool { usr.contains("::SYNTHESIZED::") }

  private mutating func add(_ relation: Graph.Relationship) -> Conformance? {
    switch relation.kind {
    case "conformsTo", "inheritsFrom":
      return Conformance(
        source: relation.source, target: relation.target, name: relation.targetFallback,
        constraints: (relation.swiftConstraints ?? []).map(\.text), isInheritance: relation.kind == "inheritsFrom")
    case "defaultImplementationOf": defaults[relation.source, default: []].append(relation.target)
    case "memberOf" where Self.isInherited(relation.source):
      // Every view has all modifiers, and those of Limn's own module are not all of Apple's.
      guard let origin = relation.sourceOrigin, !relation.source.hasPrefix("s:7SwiftUI") else { break }
      inherited[relation.target, default: []].append(origin.displayName)
    case "memberOf", "requirementOf", "optionalRequirementOf":
      if relation.kind != "memberOf" { requirements.insert(relation.source) }
      members[relation.target, default: []].append(relation.source)
      if let origin = relation.sourceOrigin { origins[relation.source] = origin.displayName }
    default: break
    }
    return nil
  }
}

extension SymbolGraph.Conformance {
  /// The conditions that do not hold for every generic parameter, for comparing conformances.
  fileprivate var conditions: (Int, String) {
    let own = constraints.filter { text in !["`Copyable`", "`Escapable`"].contains(where: text.hasSuffix) }
    return (own.count, constraints.joined())
  }
}

/// The part of the symbol graph format that Limn uses.
private struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier, displayName: String
    }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var kind, spelling: String
      var preciseIdentifier: String?
    }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    struct Extension: Decodable {
      var extendedModule: String?
      var constraints: [Constraint]?
    }
    struct Signature: Decodable {
      struct Parameter: Decodable {
        var name: String
        var internalName: String?
      }
      var parameters: [Parameter]?
    }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var accessLevel: String
    var docComment: Comment?
    var swiftExtension: Extension?
    var spi: Bool?
    var availability: [Availability]?
    var functionSignature: Signature?

    var symbol: SymbolGraph.Symbol {
      let fragments = declarationFragments ?? []
      let types = fragments.filter { $0.kind == "typeIdentifier" }
      return SymbolGraph.Symbol(
        usr: identifier.precise, kind: kind.identifier, kindTitle: kind.displayName, path: pathComponents,
        declaration: fragments.map(\.spelling).joined(), types: types.compactMap(\.preciseIdentifier),
        typeNames: Dictionary(
          types.compactMap { type in type.preciseIdentifier.map { (type.spelling, $0) } },
          uniquingKeysWith: { _, last in last }),
        access: accessLevel, documentation: docComment.map { $0.lines.map(\.text).withLineFeeds },
        extendedModule: swiftExtension?.extendedModule, isSPI: spi ?? false,
        constraints: (swiftExtension?.constraints ?? []).map(\.text), availability: (availability ?? []).map(\.entry),
        parameters: (functionSignature?.parameters ?? []).map { $0.internalName ?? $0.name })
    }
  }
  struct Constraint: Decodable {
    var kind, lhs, rhs: String

    var text: String {
      // DocC leaves out `Self` before the name of an associated type.
      let name = lhs.after(prefix: "Self.") ?? lhs
      return switch kind {
      case "conformance": "`\(name)` conforms to `\(rhs)`"
      case "superclass": "`\(name)` inherits `\(rhs)`"
      default: "`\(name)` is `\(rhs)`"
      }
    }
  }
  struct Availability: Decodable {
    struct Version: Decodable {
      var major: Int
      var minor, patch: Int?

      var text: String {
        "\(major).\(minor ?? 0)" + (patch.map { $0 == 0 ? "" : ".\($0)" } ?? "")
      }
    }
    var domain: String?
    var introduced, deprecated, obsoleted: Version?
    var message, renamed: String?
    var isUnconditionallyDeprecated, isUnconditionallyUnavailable: Bool?

    var entry: SymbolGraph.Availability {
      SymbolGraph.Availability(
        domain: domain == "*" ? nil : domain, introduced: introduced?.text,
        deprecated: deprecated?.text ?? (isUnconditionallyDeprecated == true ? "" : nil), obsoleted: obsoleted?.text,
        message: message, renamed: renamed, isUnavailable: isUnconditionallyUnavailable ?? false)
    }
  }
  struct Relationship: Decodable {
    struct SourceOrigin: Decodable { var displayName: String }
    var kind, source, target: String
    var targetFallback: String?
    var sourceOrigin: SourceOrigin?
    var swiftConstraints: [Constraint]?
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}
