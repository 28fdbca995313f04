import LimnMarkup

/// Writes the end of a page: the page's date and links, the links to the previous and next pages, and the footer.
extension PageWriter {
  mutating func writeClosing() {
    writeEnd()
    html.add("</main>\n</div>\n<footer class=\"foot\">")
    let turns = [
      ("prev", "Previous", frame.navigation.previous(of: page.address)),
      ("next", "Next", frame.navigation.next(of: page.address)),
    ]
    if !page.classes.contains("home"), turns.contains(where: { $0.2 != nil }) {
      html.add("<nav class=\"turn\" aria-label=\"Previous and next page\">")
      for case (let relation, let label, let node?) in turns {
        html.element("a", [], [("rel", relation), ("href", node.address.map { root + $0.url })]) {
          $0.add("<small>\(label)</small> ")
          $0.write(breakable: node.title)
        }
      }
      html.close("nav")
    }
    writeSiteMap()
    html.add(frame.theme.footer)
    html.add("</footer>\n</body>\n</html>\n")
  }

  /// Writes a compact site map, which lists the first pages of each section.
  mutating func writeSiteMap() {
    guard frame.navigation.sections.count > 1 else { return }
    html.add("<nav class=\"map\" aria-label=\"Site\"><p><b><img alt=\"\" width=\"28\" height=\"28\"")
    html.attribute("src", root + frame.theme.icon)
    html.add(">")
    html.write(frame.site.title)
    html.close("b")
    if let tagline = frame.site.tagline { html.write(" " + tagline) }
    html.close("p")
    for section in frame.navigation.sections {
      guard let address = section.firstAddress else { continue }
      html.add("<ul><li>")
      html.link(to: root + address.url) { $0.element("b", text: section.title) }
      html.close("li")
      for node in section.children.prefix(4) {
        guard let address = node.firstAddress else { continue }
        html.element("li") { $0.link(to: root + address.url, text: node.title) }
      }
      html.close("ul")
    }
    html.close("nav")
  }

  private mutating func writeEnd() {
    guard page.alternate != nil || page.source != nil else { return }
    html.add("\n<p class=\"about\">")
    if let change = page.source.flatMap({ frame.changes[$0] }) {
      let date = CalendarDate.day(secondsSince1970: change)
      html.add("<span>Last changed ")
      html.element("time", [], [("datetime", date)], text: date)
      html.add("</span> ")
    }
    if let source = page.source, let repository = frame.site.repository {
      html.link(to: "\(repository)/edit/\(frame.site.branch)/\(source.percentEncoded)", text: "Edit this page")
      html.add(" ")
    }
    if page.alternate != nil {
      html.link(to: page.address.alternate.name.percentEncoded, text: "As Markdown")
    }
    html.close("p")
  }
}
