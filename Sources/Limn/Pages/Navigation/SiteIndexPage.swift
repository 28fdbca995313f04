import LimnMarkup

/// The page that lists all pages of the site. Without scripts, "Search" links to it.
enum SiteIndexPage {
  static func make(_ navigation: Navigation) -> SitePage {
    var html = Markup()
    html.add("<h1>All pages</h1>\n")
    for section in navigation.sections {
      html.element("h2", text: section.title)
      html.add("\n<ul class=\"index\">")
      if section.address != nil { write(NavigationNode(title: section.title, address: section.address), into: &html) }
      for child in section.children { write(child, into: &html) }
      html.add("</ul>\n")
    }
    return SitePage(
      address: .siteIndex, title: "All pages", summary: "Every page of the site.", kind: .article, body: html.bytes,
      classes: ["index"])
  }

  private static func write(_ node: NavigationNode, into html: inout Markup) {
    html.element("li") { html in
      html.link(to: node.address?.url, text: node.title)
      if !node.children.isEmpty { html.element("ul") { for child in node.children { write(child, into: &$0) } } }
    }
  }
}
