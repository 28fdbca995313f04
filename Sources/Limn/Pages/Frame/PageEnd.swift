import LimnPlatform

/// Writes the end of a page: the page's date and links, the links to the previous and next pages, and the footer.
extension PageTemplate {
  func writeClosing(of page: SitePage, root: String, into html: inout [UInt8]) {
    writeEnd(of: page, into: &html)
    html.add("</main>\n</div>\n")
    let previous = navigation.previous(of: page.address)
    let next = navigation.next(of: page.address)
    html.add("<footer class=\"foot\">")
    if !page.classes.contains("home"), previous != nil || next != nil {
      html.add("<nav class=\"turn\" aria-label=\"Previous and next page\">")
      if let previous, let address = previous.address {
        html.add("<a rel=\"prev\"")
        html.add(attribute: "href", root + address.url)
        html.add("><small>Previous</small> ")
        html.add(breakable: previous.title)
        html.add("</a>")
      }
      if let next, let address = next.address {
        html.add("<a rel=\"next\"")
        html.add(attribute: "href", root + address.url)
        html.add("><small>Next</small> ")
        html.add(breakable: next.title)
        html.add("</a>")
      }
      html.add("</nav>")
    }
    writeSiteMap(root: root, into: &html)
    html += theme.footer
    html.add("</footer>\n</body>\n</html>\n")
  }

  /// Writes a compact site map, which lists the first pages of each section.
  private func writeSiteMap(root: String, into html: inout [UInt8]) {
    guard navigation.sections.count > 1 else { return }
    html.add("<nav class=\"map\" aria-label=\"Site\"><p><b><img alt=\"\" width=\"28\" height=\"28\"")
    html.add(attribute: "src", root + theme.icon)
    html.add(">")
    html.add(escaped: site.title)
    html.add("</b>")
    if let tagline = site.tagline {
      html.add(" ")
      html.add(escaped: tagline)
    }
    html.add("</p>")
    for section in navigation.sections {
      guard let address = section.firstAddress else { continue }
      html.add("<ul><li><a")
      html.add(attribute: "href", root + address.url)
      html.add("><b>")
      html.add(escaped: section.title)
      html.add("</b></a></li>")
      for node in section.children.prefix(4) {
        guard let address = node.firstAddress else { continue }
        html.add("<li><a")
        html.add(attribute: "href", root + address.url)
        html.add(">")
        html.add(escaped: node.title)
        html.add("</a></li>")
      }
      html.add("</ul>")
    }
    html.add("</nav>")
  }

  private func writeEnd(of page: SitePage, into html: inout [UInt8]) {
    let change = page.source.flatMap { changes[$0] }
    guard page.alternate != nil || page.source != nil else { return }
    html.add("\n<p class=\"about\">")
    if let change {
      let date = CalendarDate(secondsSince1970: change).description
      html.add("<span>Last changed <time")
      html.add(attribute: "datetime", date)
      html.add(">")
      html.add(raw: date)
      html.add("</time></span> ")
    }
    if let source = page.source, let repository = site.repository {
      html.add("<a")
      html.add(attribute: "href", "\(repository)/edit/\(site.branch)/\(source.percentEncoded)")
      html.add(">Edit this page</a> ")
    }
    if page.alternate != nil {
      html.add("<a")
      html.add(attribute: "href", page.address.alternate.name.percentEncoded)
      html.add(">As Markdown</a>")
    }
    html.add("</p>")
  }
}
