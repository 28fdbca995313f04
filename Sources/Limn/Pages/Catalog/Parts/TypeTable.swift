import LimnCatalog
import LimnMarkup

/// The types of an app or target as a table, with filters that work without scripts.
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
    html.element("div", ["types"]) { html in
      if groups.count > 1 { filters(groups, into: &html) }
      html.add("<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Types\"><table><thead><tr>")
      for column in ["Type", "Layer", "About"] { html.element("th", [], [("scope", "col")], text: column) }
      for column in ["Used by", "Previews", "Tests"] { html.element("th", ["right"], [("scope", "col")], text: column) }
      html.add("</tr></thead><tbody>\n")
      for entity in types { row(entity, on: page, into: &html) }
      html.add("</tbody></table></div>")
    }
    html.add("\n")
    let rows = types.map { entity -> [[CatalogInline]] in
      [[words.link(entity.id)], [.text(entity.kind.title)], words.about(entity)]
    }
    return .drawn(Array(html.text.utf8), [.table(columns: ["Type", "Kind", "About"], rows: rows)])
  }

  private func filters(_ groups: [(group: KindGroup, count: Int)], into html: inout Markup) {
    html.element("fieldset", ["filters"]) { html in
      html.element("legend", ["vh"], text: "Show")
      filter("all", "All", types.count, isChosen: true, into: &html)
      for (group, count) in groups { filter(group.rawValue, group.title, count, isChosen: false, into: &html) }
    }
  }

  private func filter(_ name: String, _ title: String, _ count: Int, isChosen: Bool, into html: inout Markup) {
    html.element("label") { html in
      html.open("input", [], [("type", "radio"), ("name", "kind"), ("id", "f-\(name)"), ("checked", isChosen ? "" : nil)])
      html.write(title + " ")
      html.element("span", text: "\(count)")
    }
  }

  private func row(_ entity: Entity, on page: PageAddress, into html: inout Markup) {
    let incoming = words.to(entity.id)
    let users = Set(incoming.filter { words.isUse($0.kind) }.map(\.from)).count
    let previews = incoming.count { $0.kind == .previews }
    let tests = Set(incoming.filter { $0.kind == .tests }.map(\.from)).count
    html.element("tr", ["g-\(KindGroup(entity.kind).rawValue)"]) { html in
      html.element("th", [], [("scope", "row")]) { html in
        html.icon(KindGroup(entity.kind))
        html.write(" ")
        html.element("a", [], [("href", words.address(entity.id).map { page.link(to: $0) })], text: entity.name)
        html.element("small", text: " " + entity.kind.title.capitalizedFirst)
      }
      html.element("td", text: entity.layer.flatMap { words.index.entities[$0]?.name } ?? entity.module ?? "")
      html.element("td") { html in html.add(CatalogPrinter.html(words.about(entity), on: page)) }
      for (title, count) in [("Used by", users), ("Previews", previews), ("Tests", tests)] {
        html.element("td", count == 0 ? ["right", "none"] : ["right"], [("data-l", title)], text: count == 0 ? "" : "\(count)")
      }
    }
    html.add("\n")
  }
}
