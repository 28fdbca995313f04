import LimnCatalog
import LimnMarkup

/// A table of the types of an app or target. Its filters work without scripts.
struct TypeTable {
  let words: CatalogFormatter
  var types: [Entity]
}

extension TypeTable {
  func block(on page: PageAddress) -> CatalogBlock {
    var html = Markup()
    let groups = KindGroup.allCases.compactMap { group in
      let count = types.count { KindGroup($0.kind) == group }
      return count == 0 ? nil : (group: group, count: count)
    }
    html.element("div", ["types", "folds"]) { html in
      if groups.count > 1 { filters(groups, into: &html) }
      html.add("<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Types\"><table><thead><tr>")
      let rows = types.map { Row($0, words) }
      // Columns without content are left out: a library has no layers, and often no previews.
      let hasGroups = Set(rows.map(\.group)).count > 1
      let titles = Row.countTitles.indices.filter { index in rows.contains { $0.counts[index] > 0 } }
      for column in ["Type"] + (hasGroups ? ["Layer"] : []) + ["About"] {
        html.element("th", [], [("scope", "col")], text: column)
      }
      for index in titles { html.element("th", ["right"], [("scope", "col")], text: Row.countTitles[index]) }
      html.add("</tr></thead><tbody>\n")
      for (place, row) in rows.enumerated() {
        let classes = PhoneFold.classes(place, after: Self.shownOnPhones)
        write(row, classes, hasGroups: hasGroups, counts: titles, on: page, into: &html)
      }
      html.add("</tbody></table></div>")
      PhoneFold.write(rows.count, after: Self.shownOnPhones, "types", into: &html)
    }
    html.add("\n")
    let rows = types.map { entity -> [[CatalogInline]] in
      [[words.link(entity.id)], [.text(entity.kind.title)], words.about(entity)]
    }
    return .drawn(Array(html.text.utf8), [.table(columns: ["Type", "Kind", "About"], rows: rows)])
  }

  private static let shownOnPhones = 12

  private func filters(_ groups: [(group: KindGroup, count: Int)], into html: inout Markup) {
    html.element("fieldset", ["filters"]) { html in
      html.element("legend", ["vh"], text: "Show")
      filter("all", "All", types.count, isChosen: true, into: &html)
      for (group, count) in groups { filter(group.rawValue, group.title, count, isChosen: false, into: &html) }
    }
  }

  private func filter(_ name: String, _ title: String, _ count: Int, isChosen: Bool, into html: inout Markup) {
    html.element("label") { html in
      html.open(
        "input", [], [("type", "radio"), ("name", "kind"), ("id", "f-\(name)"), ("checked", isChosen ? "" : nil)])
      html.write(title + " ")
      html.element("span", text: "\(count)")
    }
  }

  private func write(
    _ row: Row, _ classes: [String], hasGroups: Bool, counts: [Int], on page: PageAddress, into html: inout Markup
  ) {
    let entity = row.entity
    html.element("tr", ["g-\(KindGroup(entity.kind).rawValue)"] + classes) { html in
      html.element("th", [], [("scope", "row")]) { html in
        html.icon(KindGroup(entity.kind))
        html.write(" ")
        html.element("a", [], [("href", words.address(entity.id).map { page.link(to: $0) })], text: entity.name)
        html.element("small", text: " " + entity.kind.title.capitalizedFirst)
      }
      if hasGroups { html.element("td", ["layer"], text: row.group) }
      html.element("td") { html in html.add(CatalogPrinter.html(words.about(entity), on: page)) }
      for index in counts {
        let count = row.counts[index]
        let classes = count == 0 ? ["right", "none"] : ["right"]
        html.element("td", classes, [("data-l", Row.countTitles[index])], text: count == 0 ? "" : "\(count)")
      }
    }
    html.add("\n")
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

  init(_ entity: Entity, _ words: CatalogFormatter) {
    let incoming = words.to(entity.id)
    self.entity = entity
    group = entity.layer.flatMap { words.index.entities[$0]?.name } ?? entity.module ?? ""
    counts = [
      Set(incoming.filter { words.isUse($0.kind) }.map(\.from)).count,
      incoming.count { $0.kind == .previews },
      Set(incoming.filter { $0.kind == .tests }.map(\.from)).count,
    ]
  }
}
