import LimnCatalog
import LimnMarkup

/// A diagram of the types that use an entity and the types that the entity uses, at most seven of each.
struct Neighborhood {
  let words: CatalogFormatter
  let entity: Entity
  private let users: [(entity: Entity, verb: String)]
  private let used: [(entity: Entity, verb: String)]

  private static let longest = 7

  init(_ entity: Entity, words: CatalogFormatter) {
    self.words = words
    self.entity = entity
    users = Self.ends(words.to(entity.id), \.from, of: entity, words)
    used = Self.ends(words.from(entity.id), \.to, of: entity, words)
  }

  /// The related entities, each with the name of its most specific relation. The most specific relations come first, then those with the
  /// most evidence.
  private static func ends(
    _ relations: [Relation], _ end: (Relation) -> String, of entity: Entity, _ words: CatalogFormatter
  ) -> [(entity: Entity, verb: String)] {
    let groups = Dictionary(grouping: relations.filter { words.isUse($0.kind) && end($0) != entity.id }, by: end)
    let found = groups.compactMap { id, relations -> (entity: Entity, verb: String, rank: Int, weight: Int)? in
      guard let other = words.index.entities[id], words.isListed(other) else { return nil }
      let ranked = relations.map { ($0, words.rank(of: $0.kind)) }.min { $0.1 < $1.1 }
      guard let ranked else { return nil }
      return (other, ranked.0.kind.title, ranked.1, relations.reduce(0) { $0 + $1.evidence.count })
    }
    return found.sorted { ($0.rank, -$0.weight, $0.entity.id) < ($1.rank, -$1.weight, $1.entity.id) }.map { ($0.entity, $0.verb) }
  }
}

extension Neighborhood {
  var isEmpty: Bool { users.isEmpty && used.isEmpty }

  func block(on page: PageAddress) -> CatalogBlock {
    var html = Markup()
    html.element("div", ["hood"]) { html in
      side("Used by", users, ["l-in"], on: page, into: &html)
      html.element("p", ["self"]) { html in
        html.icon(KindGroup(entity.kind))
        html.element("b") { $0.write(breakable: entity.name) }
      }
      side("Uses", used, ["l-out"], on: page, into: &html)
    }
    let sentences =
      users.prefix(Self.longest).map { [words.link($0.entity.id), .text(" \($0.verb) "), .code(entity.name)] }
      + used.prefix(Self.longest).map { [CatalogInline.code(entity.name), .text(" \($0.verb) "), words.link($0.entity.id)] }
    return .drawn(Array((html.text + "\n").utf8), [.list(sentences)])
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
    _ title: String, _ ends: [(entity: Entity, verb: String)], _ classes: [String], on page: PageAddress, into html: inout Markup
  ) {
    html.element("div", classes) { html in
      // A column without types stays, since the diagram needs three columns. It gets no heading, so that screen readers do not announce it.
      if ends.isEmpty { return }
      html.element("h3", text: title)
      html.element("ul") { html in
        for end in ends.prefix(Self.longest) {
          html.element("li") { html in
            html.element("span", ["verb"], text: Self.short(end.verb))
            html.chip(end.entity, words: words, on: page)
          }
        }
      }
      if ends.count > Self.longest {
        html.element("a", ["rest"], [("href", "#relations")], text: "\(ends.count - Self.longest) more")
      }
    }
  }
}
