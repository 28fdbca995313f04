/// The differences between two indexes, for example to describe a pull request.
public struct CatalogDifference: Hashable, Sendable {
  /// An entity that is in both indexes and whose inputs or outputs changed.
  struct Change: Hashable {
    var entity: String
    /// One line for each difference. For example, the line about a removed input contains the input's name and type.
    var lines: [String]
  }
  /// The sorted ids of the entities that only the new index contains.
  var added: [String]
  var removed: [String]
  var changed: [Change]
  var newRelations: [Relation]
  var goneRelations: [Relation]
  var newViolations: [Violation]
  var goneViolations: [Violation]

  public init(from old: CatalogIndex, to new: CatalogIndex) {
    let (before, after) = (Set(old.entities.keys), Set(new.entities.keys))
    added = after.subtracting(before).sorted()
    removed = before.subtracting(after).sorted()
    changed = before.intersection(after).sorted().compactMap { id in
      let lines = Self.changes(old.entities[id]!, new.entities[id]!)
      return lines.isEmpty ? nil : Change(entity: id, lines: lines)
    }
    // Line numbers change with every edit, so relations and violations are compared without locations.
    (newRelations, goneRelations) = Self.compare(old.relations, new.relations) {
      "\($0.kind.rawValue) \($0.from) \($0.to)"
    }
    (newViolations, goneViolations) = Self.compare(old.violations, new.violations) {
      "\($0.rule) \($0.entity) \($0.message)"
    }
  }
}

extension CatalogDifference {
  var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && newRelations.isEmpty && goneRelations.isEmpty
      && newViolations.isEmpty
      && goneViolations.isEmpty
  }

  /// Markdown with a heading for each kind of change, or a single line if nothing changed.
  public var markdown: String {
    if isEmpty { return "The catalog did not change.\n" }
    var text = ""
    func section(_ title: String, _ lines: [String]) {
      if !lines.isEmpty { text += "## \(title)\n\n" + lines.map { "- \($0)\n" }.joined() + "\n" }
    }
    section(
      "New violations", newViolations.map { "`\($0.rule)` at \($0.source.path):\($0.source.line): \($0.message)" })
    section("Resolved violations", goneViolations.map { "`\($0.rule)`: \($0.message)" })
    section("New", added.map { "`\($0)`" })
    section("Gone", removed.map { "`\($0)`" })
    section("Changed", changed.flatMap { change in change.lines.map { "`\(change.entity)`: \($0)" } })
    // Leave out the relations of added and removed entities. All these relations are new or gone too, so the lists of
    // added and removed entities already imply them.
    let (came, went) = (Set(added), Set(removed))
    for (title, relations, ends) in [("New", newRelations, came), ("Gone", goneRelations, went)] {
      let own = relations.filter { ends.isDisjoint(with: [$0.from, $0.to]) && $0.kind != .breaks }
      section(title + " relations", own.map { "`\($0.from)` \($0.kind.title) `\($0.to)`" })
    }
    return text
  }

  private static func changes(_ old: Entity, _ new: Entity) -> [String] {
    var lines: [String] = []
    if old.kind != new.kind { lines.append("kind is \(new.kind.title), was \(old.kind.title)") }
    if old.layer != new.layer { lines.append("layer is \(new.layer ?? "none"), was \(old.layer ?? "none")") }
    func add(_ what: String, _ items: (Entity) -> [(String, String)]) { lines += named(what, items(old), items(new)) }
    add("input") { $0.inputs.map { ($0.name, $0.type + ($0.default.map { " = \($0)" } ?? "")) } }
    add("output") { $0.outputs.map { ($0.name, "(\($0.payload.joined(separator: ", ")))") } }
    add("environment") { $0.environment.map { ($0.name, $0.value) } }
    return lines
  }

  private static func named(_ what: String, _ old: [(String, String)], _ new: [(String, String)]) -> [String] {
    let (before, after) = (Dictionary(keepingFirst: old), Dictionary(keepingFirst: new))
    let names = Set(before.keys).union(after.keys).sorted()
    return names.compactMap { name in
      switch (before[name], after[name]) {
      case (nil, let type?): "\(what) '\(name)' is new: `\(type)`"
      case (let type?, nil): "\(what) '\(name)' was removed: `\(type)`"
      case (let a?, let b?) where a != b: "\(what) '\(name)' is `\(b)`, was `\(a)`"
      default: nil
      }
    }
  }

  private static func compare<Item>(_ old: [Item], _ new: [Item], key: (Item) -> String) -> (new: [Item], gone: [Item])
  {
    let (before, after) = (Set(old.map(key)), Set(new.map(key)))
    return (new.filter { !before.contains(key($0)) }, old.filter { !after.contains(key($0)) })
  }
}
