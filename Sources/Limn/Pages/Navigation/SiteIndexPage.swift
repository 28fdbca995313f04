/// The page that lists all pages of the site. Without scripts, "Search" links to it.
enum SiteIndexPage {
  static let address: PageAddress = "all-pages.html"

  static func make(_ navigation: Navigation) -> SitePage {
    var html: [UInt8] = []
    html.add("<h1>All pages</h1>\n")
    for section in navigation.sections {
      html.add("<h2>")
      html.add(escaped: section.title)
      html.add("</h2>\n<ul class=\"index\">")
      if section.address != nil { write(NavigationNode(title: section.title, address: section.address), into: &html) }
      for child in section.children { write(child, into: &html) }
      html.add("</ul>\n")
    }
    return SitePage(
      address: address, title: "All pages", summary: "Every page of the site.", kind: .article, body: html,
      classes: ["index"])
  }

  private static func write(_ node: NavigationNode, into html: inout [UInt8]) {
    html.add("<li>")
    if let address = node.address {
      html.add("<a")
      html.add(attribute: "href", address.url)
      html.add(">")
      html.add(escaped: node.title)
      html.add("</a>")
    } else {
      html.add(escaped: node.title)
    }
    if !node.children.isEmpty {
      html.add("<ul>")
      for child in node.children { write(child, into: &html) }
      html.add("</ul>")
    }
    html.add("</li>")
  }
}
