/// Finds the entity that a name in an article refers to.
struct SymbolNames {
  private var byName: [String: Set<String>] = [:]

  init(_ types: some Sequence<CodeType>) {
    for type in types {
      byName[type.name, default: []].insert(type.id)
      byName["\(type.target.module).\(type.name)", default: []].insert(type.id)
    }
  }

  /// Returns the entity for a name of the form `Type` or `Module.Type`, which a member can follow. Returns nil if no
  /// entity or more than one entity has the name.
  func entity(_ name: String) -> String? {
    var rest = Substring(name.prefix { $0 != "(" })
    while !rest.isEmpty {
      if let found = byName[String(rest)] { return found.count == 1 ? found.first : nil }
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
    }
    return nil
  }
}
