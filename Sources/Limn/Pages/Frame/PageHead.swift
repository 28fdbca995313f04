import LimnMarkup

extension PageTemplate {
  func writeHead(of page: SitePage, root: String, into html: inout Markup) {
    html.startPage(
      language: site.language, isRightToLeft: site.isRightToLeft, root: root,
      title: page.title == site.title ? page.title : "\(page.title) · \(site.title)")
    writeDescription(of: page, into: &html)
    if page.alternate != nil {
      html.line(
        "link", [("rel", "alternate"), ("type", "text/markdown"), ("href", page.address.alternate.name.percentEncoded)])
    }
    if hasFeed {
      html.line("link", [("rel", "alternate"), ("type", "application/atom+xml"), ("href", root + "feed.xml")])
    }
    html.line("meta", [("name", "color-scheme"), ("content", "light dark")])
    html.line("link", [("rel", "icon"), ("type", "image/svg+xml"), ("href", root + theme.icon)])
    for style in theme.styles + theme.addresses(of: page.assets, ending: ".css") {
      html.line("link", [("rel", "stylesheet"), ("href", root + style)])
    }
    html.script([("src", root + theme.early)])
    writeScript(for: page, root: root, into: &html)
    for script in theme.extraScripts + theme.addresses(of: page.assets, ending: ".js") {
      html.script([("defer", ""), ("src", root + script)])
    }
    html.add("</head>\n")
  }

  /// Writes the script of every page.
  func writeScript(for page: SitePage, root: String, into html: inout Markup) {
    if let script = theme.script {
      // The script loads the files of the other attributes later.
      let hovers = theme.address(of: "hover.js").flatMap { cards in page.code.hovers.map { (cards, $0.url) } }
      html.script([
        ("defer", ""), ("src", root + script), ("data-search", theme.address(of: "search.js").map { root + $0 }),
        ("data-cards", hovers.map { root + $0.0 }), ("data-hovers", hovers.map { root + $0.1 }),
      ])
    }
  }

  private func writeDescription(of page: SitePage, into html: inout Markup) {
    let here = site.url.map { $0 + (page.address.path == "index.html" ? "" : page.address.url) }
    html.line("meta", [("name", "description"), ("content", page.summary)])
    let properties = [
      ("title", page.title), ("site_name", site.title), ("type", page.kind == .article ? "article" : "website"),
      ("description", page.summary),
    ]
    for (name, content) in properties { html.line("meta", [("property", "og:" + name), ("content", content)]) }
    html.line("link", [("rel", "canonical"), ("href", here)])
    html.line("meta", [("property", "og:url"), ("content", here)])
  }
}
