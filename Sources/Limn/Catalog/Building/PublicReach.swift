import LimnToolchain

/// Finds public types whose values callers cannot obtain. Such a type has no public initializer, case, static member,
/// or nested type. In addition, no public declaration outside of the type mentions the type.
struct PublicReach {
  /// The dotted paths of the types whose values callers cannot obtain.
  private(set) var unreachable: Set<String> = []

  /// - Parameter symbols: the public symbols of a module.
  init(_ symbols: [SymbolGraph.Symbol]) {
    let speakers = symbols.filter { $0.kind != "swift.extension" }.map {
      (path: $0.path, words: Self.words(in: $0.declaration))
    }
    for type in symbols
    where ["swift.struct", "swift.class", "swift.enum", "swift.actor"].contains(type.kind) && type.access != "open" {
      guard let name = type.path.last else { continue }
      let isMade = symbols.contains { member in
        member.path.count > type.path.count && member.path.starts(with: type.path) && Self.makers.contains(member.kind)
      }
      let isNamed = speakers.contains { !$0.path.starts(with: type.path) && $0.words.contains(name) }
      if !isMade, !isNamed { unreachable.insert(type.path.joined(separator: ".")) }
    }
  }
}

extension PublicReach {
  /// Whether the path belongs to an unreachable type or to a member of an unreachable type.
  func excludes(_ path: [String]) -> Bool {
    path.indices.contains { unreachable.contains(path[...$0].joined(separator: ".")) }
  }

  /// Kinds of members that callers can use although they have no value of the enclosing type: initializers, cases,
  /// static members, and nested types.
  private static let makers: Set = [
    "swift.init", "swift.enum.case", "swift.type.method", "swift.type.property", "swift.type.subscript",
    "swift.typealias",
    "swift.struct", "swift.class", "swift.enum", "swift.actor", "swift.protocol",
  ]

  private static func words(in text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
