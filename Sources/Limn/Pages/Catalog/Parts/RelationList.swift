import LimnCatalog
import LimnMarkup

/// Lists relations in rows: the other type, the kind of relation, and the source lines. The name of each file appears
/// once.
extension CatalogFormatter {
  func list(
    _ title: String, _ relations: [Relation], _ end: (Relation) -> String, _ verb: (RelationKind) -> String
  ) -> CatalogBlock? {
    guard !relations.isEmpty else { return nil }
    let groups = relations.grouped(by: end)
    var html = Markup()
    html.element("h3", ["group"], text: title)
    html.open("ul", ["rels"])
    var rows: [[[CatalogInline]]] = []
    for id in relations.map(end).unique {
      let group = groups[id] ?? []
      // The relation "uses" is left out if a more specific relation to the same type exists.
      let exact = group.filter { $0.kind != .uses }
      // Code without a page of its own, such as internal types of a library, is part of its target.
      let subject = (self[id]?.kind == .target ? ["Internal code of "] : []) + [link(id)]
      // Code that does not compile here has relations that were inferred from names.
      let isInferred = group.allSatisfy(\.isInferred)
      let verbs =
        (exact.isEmpty ? group : exact).map { verb($0.kind) }.unique.prefix(2).withCommas
        + (isInferred ? " (inferred)" : "")
      html.element("li") { html in
        html.element("span", ["who"]) { html in
          if let entity = self[id] { html.icon(of: entity) }
          html.write(subject, on: here)
        }
        html.element("span", ["how"], text: verbs)
        html.element("span", ["locs"]) { $0.write(places(group), on: here) }
      }
      html.add("\n")
      rows.append([subject, [.text(verbs)], places(group)])
    }
    html.close("ul")
    return .drawn(
      html,
      [.heading(title, anchor: "", level: 3), .table(columns: ["Type", "Relationship", "Source"], rows: rows)])
  }
}
