import LimnCatalog
import LimnMarkup

/// A diagram of at most seven types that use an entity, and at most seven types that the entity uses.
struct Neighborhood {
  let format: CatalogFormatter
  let entity: Entity
  private let users, used: [Neighbor]

  private typealias Neighbor = (entity: Entity, verb: String)

  private static let longest = 7

  init(_ entity: Entity, format: CatalogFormatter) {
    self.format = format
    self.entity = entity
    users = Self.ends(format.ids(on: entity).flatMap { format.to($0) }, \.from, of: entity, format)
    used = Self.ends(format.from(entity.id), \.to, of: entity, format)
  }

  /// Returns the related entities, each with the name of its most specific relation to the entity. A type without a
  /// page of its own is replaced by the entity whose page documents the type.
  ///
  /// The result is sorted by group:
  /// 1. entities that are related by ownership, rendering, or navigation
  /// 2. all entities that are not in another group
  /// 3. dependency containers, and entities that are related only by a conformance or the environment
  ///
  /// In each group, the entities whose relations have the most source lines come first.
  private static func ends(
    _ relations: [Relation], _ end: (Relation) -> String, of entity: Entity, _ format: CatalogFormatter
  ) -> [Neighbor] {
    let uses = relations.filter { format.isUse($0.kind) || $0.kind == .owns }
    let groups = uses.grouped { format.documentingEntity(of: end($0)) }
    let found = groups.compactMap { id, relations -> (entity: Entity, verb: String, order: (Int, Int, Int, String))? in
      guard id != entity.id, let other = format[id], other.isListed else { return nil }
      func specificity(_ relation: Relation) -> (Int, Int, Int) {
        let isBetweenBoth = [relation.from, relation.to].allSatisfy { $0 == id || $0 == entity.id }
        return (relation.kind == .uses ? 1 : 0, isBetweenBoth ? 0 : 1, format.rank(of: relation.kind))
      }
      guard let named = relations.min(by: { specificity($0) < specificity($1) }) else { return nil }
      let lines = Set(relations.flatMap(\.evidence).map { "\($0.path):\($0.line)" }).count
      let order = (group(of: other, Set(relations.map(\.kind))), -lines, format.rank(of: named.kind), id)
      return (other, named.verb(to: id == named.to ? other : entity), order)
    }
    return found.sorted { $0.order < $1.order }.map { ($0.entity, $0.verb) }
  }

  private static func group(of other: Entity, _ kinds: Set<RelationKind>) -> Int {
    if !kinds.isDisjoint(with: [.renders, .navigatesTo, .owns]) { return 1 }
    let isInfrastructure = kinds.isSubset(of: [.needsEnvironment, .conformsTo, .uses]) && kinds != [.uses]
    return isInfrastructure || other.kind == .container ? 3 : 2
  }

  var isEmpty: Bool { users.isEmpty && used.isEmpty }

  func block() -> CatalogBlock {
    var html = Markup()
    html.element("div", ["hood"]) { html in
      side("Used by", users, ["l-in"], into: &html)
      html.element("p", ["self"]) { html in
        html.icon(KindGroup(entity.kind))
        html.element("b") { $0.write(breakable: entity.name) }
      }
      side("Uses", used, ["l-out"], into: &html)
    }
    let sentences =
      users.prefix(Self.longest).map { [format.link($0.entity.id), .text(" \($0.verb) "), .code(entity.name)] }
      + used.prefix(Self.longest).map {
        [CatalogInline.code(entity.name), .text(" \($0.verb) "), format.link($0.entity.id)]
      }
    return .drawn(html, [.list(sentences)])
  }

  /// A one-word label for a relation, since the diagram has little space. The text version has the full name.
  private static func short(_ verb: String) -> String {
    switch verb {
    case "needs environment": "reads"
    case "navigates to": "opens"
    default: verb.split(separator: " ").first.map(String.init) ?? verb
    }
  }

  private func side(
    _ title: String, _ ends: [Neighbor], _ classes: [String],
    into html: inout Markup
  ) {
    html.element("div", classes) { html in
      // The column is needed even if it has no types, since the diagram always has three columns. An empty column has
      // no heading, so that screen readers do not announce it.
      if ends.isEmpty { return }
      html.element("h3", text: title)
      html.list(ends.prefix(Self.longest)) { html, end in
        html.element("span", ["verb"], text: Self.short(end.verb))
        html.chip(end.entity, format: format)
      }
      if ends.count > Self.longest {
        html.element("a", ["rest"], [("href", "#relations")], text: "\(ends.count - Self.longest) more")
      }
    }
  }
}
