import LimnCatalog
import LimnMarkup

extension CatalogFormatter {
  /// A table of the types of an app, layer, or target. Its filters work without scripts.
  func table(of types: [Entity]) -> CatalogBlock {
    var html = Markup()
    let groups = types.grouped { KindGroup($0.kind) }
    html.element("div", ["types", "folds"]) { html in
      if groups.count > 1 {
        html.filters(
          "kind", ids: "f-",
          [("all", "All", types.count)] + KindGroup.allCases.map { ($0.rawValue, $0.title, groups[$0]?.count ?? 0) })
      }
      let rows = types.map { Row($0, self) }
      // Columns without content are left out: a library has no layers, and often no previews.
      let hasGroups = Set(rows.map(\.group)).count > 1
      let counts = Row.countTitles.indices.filter { index in rows.contains { $0.counts[index] > 0 } }
      html.table(
        "Types", columns: ["Type"] + (hasGroups ? ["Layer"] : []) + ["About"],
        numbers: counts.map { Row.countTitles[$0] }
      ) { html in
        for (place, row) in rows.enumerated() {
          write(row, PhoneFold.classes(place), hasGroups: hasGroups, counts: counts, into: &html)
        }
      }
      PhoneFold.write(rows.count, into: &html)
    }
    let rows = types.map { [[link($0.id)], [.text($0.kind.title)], about($0)] }
    return .drawn(html, [.table(columns: ["Type", "Kind", "About"], rows: rows)])
  }

  private func write(_ row: Row, _ classes: [String], hasGroups: Bool, counts: [Int], into html: inout Markup) {
    let entity = row.entity
    html.element("tr", ["g-\(KindGroup(entity.kind).rawValue)"] + classes) { html in
      html.element("th", [], [("scope", "row")]) { html in
        html.icon(KindGroup(entity.kind))
        html.write(" ")
        html.link(to: href(entity.id), text: entity.name)
        html.element("small", text: " " + entity.kind.title.capitalizedFirst)
      }
      if hasGroups { html.element("td", ["layer"], text: row.group) }
      html.element("td") { $0.write(about(entity), on: here) }
      for index in counts {
        let count = row.counts[index]
        let classes = count == 0 ? ["right", "none"] : ["right"]
        html.element("td", classes, [("data-l", Row.countTitles[index])], text: count == 0 ? "" : "\(count)")
      }
    }
    html.add("\n")
  }
}

extension Markup {
  /// Writes radio buttons that filter a list without scripts. Choices without an element are left out, and the first
  /// one is chosen.
  mutating func filters(_ name: String, ids: String, _ choices: [(id: String, title: String, count: Int)]) {
    element("fieldset", ["filters"]) { html in
      html.element("legend", ["vh"], text: "Show")
      for choice in choices where choice.count > 0 {
        html.choice(of: name, id: ids + choice.id, isChosen: choice.id == choices[0].id) { html in
          html.write(choice.title + " ")
          html.element("span", text: "\(choice.count)")
        }
      }
    }
  }

  /// Writes a table that can be scrolled sideways.
  ///
  /// - Parameters:
  ///   - label: The name of the table for screen readers.
  ///   - numbers: The titles of the last columns, which contain numbers.
  mutating func table(
    _ label: String? = nil, _ classes: [String] = [], columns: [String], numbers: [String] = [],
    _ rows: (inout Markup) -> Void
  ) {
    open("div", ["table"], [("tabindex", "0"), ("role", label.map { _ in "group" }), ("aria-label", label)])
    open("table", classes)
    add("<thead><tr>")
    for title in columns { element("th", [], [("scope", "col")], text: title) }
    for title in numbers { element("th", ["right"], [("scope", "col")], text: title) }
    add("</tr></thead><tbody>\n")
    rows(&self)
    add("</tbody></table></div>\n")
  }
}

/// The data of one row in the table.
private struct Row {
  static let countTitles = ["Used by", "Previews", "Tests"]

  var entity: Entity
  /// The type's layer, or its module if the type is in no layer.
  var group: String
  /// The counts in the order of ``countTitles``.
  var counts: [Int]

  init(_ entity: Entity, _ format: CatalogFormatter) {
    let incoming = format.to(entity.id)
    self.entity = entity
    group = entity.layer.flatMap { format[$0]?.name } ?? entity.module ?? ""
    counts = [
      Set(incoming.filter { format.isUse($0.kind) }.map(\.from)).count,
      incoming.count { $0.kind == .previews },
      Set(incoming.filter { $0.kind == .tests }.map(\.from)).count,
    ]
  }
}
