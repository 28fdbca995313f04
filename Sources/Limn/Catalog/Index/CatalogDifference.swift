/// The differences between two indexes, for example to describe a pull request.
public struct CatalogDifference {
  private let old, new: CatalogIndex

  public init(from old: CatalogIndex, to new: CatalogIndex) {
    self.old = old
    self.new = new
  }

  /// Markdown with a heading for each kind of change, or a single line if nothing changed.
  public var markdown: String {
    let (before, after) = (Set(old.entities.keys), Set(new.entities.keys))
    let (came, went) = (after.subtracting(before), before.subtracting(after))
    // Line numbers change with every edit, so relations and violations are compared without locations.
    let violations = Self.compare(old.violations, new.violations) { "\($0.rule) \($0.entity) \($0.message)" }
    let relations = Self.compare(old.relations, new.relations) { "\($0.kind.rawValue) \($0.from) \($0.to)" }
    var text = ""
    func section(_ title: String, _ lines: [String]) {
      if !lines.isEmpty { text += "## \(title)\n\n" + lines.map { "- \($0)\n" }.joined() + "\n" }
    }
    section(
      "New violations", violations.new.map { "`\($0.rule)` at \($0.source.path):\($0.source.line): \($0.message)" })
    section("Resolved violations", violations.gone.map { "`\($0.rule)`: \($0.message)" })
    section("New", came.sorted().map { "`\($0)`" })
    section("Gone", went.sorted().map { "`\($0)`" })
    section(
      "Changed",
      before.intersection(after).sorted().flatMap { id in
        Self.changes(old.entities[id]!, new.entities[id]!).map { "`\(id)`: \($0)" }
      })
    // Leave out the relations of added and removed entities. All these relations are new or gone too, so the lists of
    // added and removed entities already imply them.
    for (title, relations, ends) in [("New", relations.new, came), ("Gone", relations.gone, went)] {
      let own = relations.filter { ends.isDisjoint(with: [$0.from, $0.to]) && $0.kind != .breaks }
      section(title + " relations", own.map { "`\($0.from)` \($0.kind.title) `\($0.to)`" })
    }
    return text.isEmpty ? "The catalog did not change.\n" : text
  }

  private static func changes(_ old: Entity, _ new: Entity) -> [String] {
    var lines: [String] = []
    if old.kind != new.kind { lines.append("kind is \(new.kind.title), was \(old.kind.title)") }
    if old.layer != new.layer { lines.append("layer is \(new.layer ?? "none"), was \(old.layer ?? "none")") }
    func add(_ what: String, _ items: (Entity) -> [(String, String)]) { lines += named(what, items(old), items(new)) }
    add("input") { $0.inputs.map { ($0.name, $0.type + ($0.default.map { " = \($0)" } ?? "")) } }
    add("output") { $0.outputs.map { ($0.name, "(\($0.payload.withCommas))") } }
    add("environment") { $0.environment.map { ($0.name, $0.value) } }
    return lines
  }

  private static func named(_ what: String, _ old: [(String, String)], _ new: [(String, String)]) -> [String] {
    let (before, after) = (Dictionary(keepingFirst: old), Dictionary(keepingFirst: new))
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
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
