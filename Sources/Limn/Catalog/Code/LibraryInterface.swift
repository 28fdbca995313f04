public import LimnToolchain

/// The published symbols of a library, with what an entity needs of them.
struct LibraryInterface {
  let graph: SymbolGraph
  /// The USRs of the extensions of each external type, by the type's name. The compiler makes a symbol for each
  /// extension with a public member or a public conformance.
  let extensions: [String: [String]]
  /// The conformances and the superclass of each type or extension, by USR.
  let conformances: [String: [SymbolGraph.Conformance]]
  /// The USRs of the protocol requirements with a default implementation.
  let requirementsWithDefault: Set<String>

  init(_ graph: SymbolGraph) {
    self.graph = graph
    extensions = graph.symbols.filter { $0.kind == "swift.extension" }.grouped {
      $0.path.withDots
    }.mapValues { $0.map(\.usr) }
    conformances = graph.conformances.grouped(by: \.source)
    requirementsWithDefault = Set(graph.defaults.values.joined())
  }

  func facts(_ symbol: SymbolGraph.Symbol, inheritsDocumentation: Bool = false) -> SymbolFacts {
    var facts = SymbolFacts(kind: symbol.kindTitle)
    if !symbol.constraints.isEmpty { facts.constraints = symbol.constraints }
    if !symbol.availability.isEmpty { facts.availability = symbol.availability }
    if !symbol.parameters.isEmpty { facts.parameters = symbol.parameters }
    facts.origin = graph.origins[symbol.usr]
    if inheritsDocumentation { facts.inheritsDocumentation = true }
    if graph.defaults[symbol.usr] != nil {
      facts.role = .defaultImplementation
    } else if graph.requirements.contains(symbol.usr) {
      facts.role = requirementsWithDefault.contains(symbol.usr) ? .requirementWithDefault : .requirement
    }
    return facts
  }

  /// The inherited members of a type, by the protocol or class that declares them.
  func inherited(by usr: String) -> [InheritedMembers] {
    (graph.inherited[usr] ?? []).map(Self.parts).grouped(by: \.owner).map { owner, members in
      InheritedMembers(origin: owner, members: Set(members.map(\.name)).sorted())
    }.sorted { $0.origin < $1.origin }
  }

  /// Splits a name such as `Sequence.map(_:)` or `Comparable.<(_:_:)` after the name of the type.
  private static func parts(_ name: String) -> (owner: String, name: String) {
    let head = name.prefix { $0 != "(" }
    guard let first = head.firstIndex(of: "."), let last = head.lastIndex(of: ".") else { return ("", name) }
    let isOperator = head[head.index(after: first)...].first.map { !$0.isLetter && $0 != "_" } ?? true
    let dot = isOperator ? first : last
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}

extension SymbolGraph.Symbol {
  /// Whether the symbol is a type, which has a page of its own.
  public var isType: Bool { Self.typeKinds.contains(kind) }

  public var isPublic: Bool { ["public", "open"].contains(access) }

  private static let typeKinds: Set = ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"]

  /// The keyword of the declaration, such as `func`.
  var keyword: String {
    let last = kind.shortName
    if ["init", "subscript", "case", "typealias", "associatedtype", "macro"].contains(last) { return last }
    guard ["property", "var"].contains(last) else { return "func" }
    return declaration.split(whereSeparator: \.isWhitespace).contains("let") ? "let" : "var"
  }
}
