/// The names that a compilation unit declares at file scope and the names that it uses.
struct UnitNames {
  var declared: [String: Set<ItemReference>] = [:]
  var used: Set<String> = []

  init(_ unit: SnippetUnit, in scope: Scope) {
    for part in unit.parts {
      let item = scope.item(part.reference)
      used.formUnion(item.mentions)
      used.formUnion(item.memberMentions)
      guard part.role == .fileScope else { continue }
      for name in item.declares { declared[name, default: []].insert(part.reference) }
      guard let extended = item.extended else { continue }
      for name in extended.names { declared[name, default: []].insert(part.reference) }
      // Treat an extension like a declaration. Two units then conflict if they extend the same type with different
      // extensions.
      declared["extension " + extended.type, default: []].insert(part.reference)
      used.insert("extension " + extended.type)
    }
    for name in declared.keys where !name.contains(" ") { used.insert("extension " + name) }
  }
}
