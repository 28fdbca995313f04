import LimnToolchain

/// Finds public types whose values callers cannot obtain. Such a type has no public initializer, case, static member,
/// or nested type. In addition, no public declaration outside of the type mentions the type.
struct PublicReach {
  /// The dotted paths of the types whose values callers cannot obtain.
  private(set) var unreachable: Set<String> = []

  /// - Parameter symbols: the public symbols of a module.
  init(_ symbols: [SymbolGraph.Symbol]) {
    // A large module has thousands of types, so each symbol is read only once.
    var made = Set<ArraySlice<String>>()
    var speakers: [String: [[String]]] = [:]
    for symbol in symbols {
      if symbol.isType || Self.makers.contains(symbol.kind) {
        made.formUnion(symbol.path.indices.map { symbol.path[..<$0] })
      }
      guard symbol.kind != "swift.extension" else { continue }
      for word in Self.words(in: symbol.declaration) { speakers[word, default: []].append(symbol.path) }
    }
    for type in symbols
    where type.isType && type.kind != "swift.protocol" && type.access != "open" {
      guard let name = type.path.last, !made.contains(type.path[...]) else { continue }
      let isNamed = (speakers[name] ?? []).contains { !$0.starts(with: type.path) }
      if !isNamed { unreachable.insert(type.path.withDots) }
    }
  }

  /// Whether the path belongs to an unreachable type or to a member of an unreachable type.
  func excludes(_ path: [String]) -> Bool {
    path.indices.contains { unreachable.contains(path[...$0].withDots) }
  }

  /// Kinds of members that callers can use although they have no value of the enclosing type: initializers, cases,
  /// static members, and type aliases. Nested types are such members too.
  private static let makers: Set = [
    "swift.init", "swift.enum.case", "swift.type.method", "swift.type.property", "swift.type.subscript",
    "swift.typealias",
  ]

  private static func words(in text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
