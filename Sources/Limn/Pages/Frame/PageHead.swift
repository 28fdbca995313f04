import LimnMarkup

extension PageWriter {
  mutating func writeHead() {
    html.startPage(
      language: frame.site.language, isRightToLeft: frame.site.isRightToLeft, root: root,
      title: page.title == frame.site.title ? page.title : "\(page.title) · \(frame.site.title)")
    writeDescription()
    if page.alternate != nil {
      html.line(
        "link", [("rel", "alternate"), ("type", "text/markdown"), ("href", page.address.alternate.name.percentEncoded)])
    }
    if frame.hasFeed {
      html.line("link", [("rel", "alternate"), ("type", "application/atom+xml"), ("href", root + "feed.xml")])
    }
    html.line("meta", [("name", "color-scheme"), ("content", "light dark")])
    html.line("link", [("rel", "icon"), ("type", "image/svg+xml"), ("href", root + frame.theme.icon)])
    for style in frame.theme.styles + frame.theme.addresses(of: page.assets, ending: ".css") {
      html.line("link", [("rel", "stylesheet"), ("href", root + style)])
    }
    html.script([("src", root + frame.theme.early)])
    writeScript()
    for script in frame.theme.addresses(of: ["extra.js"] + page.assets, ending: ".js") {
      html.script([("defer", ""), ("src", root + script)])
    }
    html.add("</head>\n")
  }

  /// Writes the script of every page.
  mutating func writeScript() {
    if let script = frame.theme.script {
      // The script loads the files of the other attributes later.
      let hovers = frame.theme.address(of: "hover.js").flatMap { cards in page.code.hovers.map { (cards, $0.url) } }
      html.script([
        ("defer", ""), ("src", root + script), ("data-search", frame.theme.address(of: "search.js").map { root + $0 }),
        ("data-cards", hovers.map { root + $0.0 }), ("data-hovers", hovers.map { root + $0.1 }),
      ])
    }
  }

  private mutating func writeDescription() {
    let here = frame.site.url.map { $0 + (page.address.path == "index.html" ? "" : page.address.url) }
    html.line("meta", [("name", "description"), ("content", page.summary)])
    let properties = [
      ("title", page.title), ("site_name", frame.site.title), ("type", page.kind == .article ? "article" : "website"),
      ("description", page.summary),
    ]
    for (name, content) in properties { html.line("meta", [("property", "og:" + name), ("content", content)]) }
    html.line("link", [("rel", "canonical"), ("href", here)])
    html.line("meta", [("property", "og:url"), ("content", here)])
  }
}
