import LimnDiagnostics
import LimnCatalog
import LimnMarkup

/// Lists relations in rows: the other type, the kind of relation, and the source lines. The name of each file appears
/// once.
extension CatalogFormatter {
  func list(
    _ title: String, _ relations: [Relation], _ end: (Relation) -> String, _ verb: (RelationKind) -> String
  ) -> CatalogBlock? {
    guard !relations.isEmpty else { return nil }
    let groups = Dictionary(grouping: relations, by: end)
    var html = Markup()
    html.element("h3", ["group"], text: title)
    html.open("ul", ["rels"])
    var rows: [[[CatalogInline]]] = []
    for id in relations.map(end).unique {
      let group = groups[id] ?? []
      // The relation "uses" is left out if a more specific relation to the same type exists.
      let exact = group.filter { $0.kind != .uses }
      // Code that does not compile here has relations that were inferred from names.
      let isInferred = group.allSatisfy(\.isInferred)
      let verbs =
        (exact.isEmpty ? group : exact).map { verb($0.kind) }.unique.prefix(2)
        .joined(separator: ", ") + (isInferred ? " (inferred)" : "")
      html.element("li") { html in
        html.element("span", ["who"]) { html in
          if let entity = index.entities[id] { html.icon(of: entity) }
          html.write([link(id)], on: here)
        }
        html.element("span", ["how"], text: verbs)
        html.element("span", ["locs"]) { $0.write(locations(group), on: here) }
      }
      html.add("\n")
      rows.append([[link(id)], [.text(verbs)], places(group)])
    }
    html.close("ul")
    return .drawn(
      html,
      [.subheading(title, anchor: ""), .table(columns: ["Type", "Relationship", "Source"], rows: rows)])
  }

  /// Returns links to the source lines of relations: at most two files, with at most four lines in each file.
  private func locations(_ relations: [Relation]) -> [CatalogInline] {
    var files: [(path: String, lines: [Location])] = []
    for evidence in relations.flatMap(\.evidence).sorted() {
      if let place = files.firstIndex(where: { $0.path == evidence.path }) {
        if files[place].lines.last?.line != evidence.line { files[place].lines.append(evidence.location) }
      } else {
        files.append((evidence.path, [evidence.location]))
      }
    }
    var found: [CatalogInline] = []
    for file in files.prefix(2) {
      for (number, line) in file.lines.prefix(4).enumerated() {
        found += [number == 0 ? source(line) : self.line(line), " "]
      }
      if file.lines.count > 4 { found.append(.text("\(file.lines.count - 4) more ")) }
    }
    if files.count > 2 { found.append(.text("and \((files.count - 2).counted("more file"))")) }
    return found
  }
}
