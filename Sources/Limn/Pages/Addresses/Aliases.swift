import LimnDiagnostics
import LimnMarkup
import LimnPlatform

/// The earlier addresses of articles, each with the address that replaced it.
struct Aliases {
  /// For each removed page, the page that replaced it.
  private(set) var redirects: [PageAddress: PageAddress] = [:]
  /// The removed anchors of each page, each with the page that now contains the anchor's text.
  private(set) var movedAnchors: [PageAddress: [(anchor: String, target: PageAddress)]] = [:]
  /// All earlier addresses of pages and of anchors in pages. An element has the form `page.html` or `page.html#anchor`,
  /// as in the address ledger.
  private(set) var covered: Set<ExactText> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ articles: [Article], _ addresses: [PageAddress]) {
    let current = Set(addresses)
    var owners: [ExactText: PageAddress] = [:]
    for (article, address) in zip(articles, addresses) {
      let own = article.document.frontMatter.aliases.map { ($0, article.document.frontMatter.locations["aliases"]) }
      let redirected = article.document.directives.filter { $0.name == "Redirected" }.compactMap { directive in
        directive.arguments["from"].map { ($0, Optional(Location(directive.range, path: article.document.path))) }
      }
      for (alias, place) in own + redirected {
        let (page, anchor) = Self.split(alias)
        guard !page.path.hasPrefix("../"), !page.path.contains("/../") else {
          diagnostics.add(.invalidAlias, "'\(alias)' leads outside the site", at: place)
          continue
        }
        let key = ExactText(page.path + (anchor.map { "#" + $0 } ?? ""))
        if let owner = owners[key], owner != address {
          diagnostics.add(.duplicateAlias, "'\(alias)' already leads to '\(owner)'", at: place)
          continue
        }
        owners[key] = address
        covered.insert(key)
        if let anchor, current.contains(page) {
          movedAnchors[page, default: []].append((anchor, address))
        } else if current.contains(page) {
          diagnostics.add(.takenAlias, "an article already has the address '\(alias)'", at: place)
        } else {
          redirects[page] = redirects[page] ?? address
        }
      }
    }
  }

  /// Splits an alias into a page's address and an anchor. An alias may start with a slash and end with `.html`.
  private static func split(_ alias: String) -> (PageAddress, String?) {
    let parts = LinkDestination(alias)
    var path = parts.path.pathNames.withSlashes
    if path.isEmpty || parts.path.utf8.last == "/" { path += path.isEmpty ? "index" : "/index" }
    if !path.hasSuffix(".html") { path += ".html" }
    return (PageAddress(path), parts.fragment)
  }

  /// Returns HTML with an element for each anchor that was removed from a page, so that old links to these anchors
  /// still work. If the text of an anchor is now on another page, the element contains a link to that page.
  func html(for address: PageAddress, titles: [PageAddress: String]) -> [UInt8] {
    var html = Markup()
    for (anchor, target) in movedAnchors[address] ?? [] {
      if target == address {
        html.element("span", [], [("id", anchor)], text: "")
      } else {
        html.element("p", ["moved"], [("id", anchor)]) {
          $0.add("This part moved to ")
          $0.link(to: address.link(to: target), text: titles[target] ?? target.path)
          $0.add(".")
        }
      }
    }
    return html.bytes
  }

  /// The HTML of a page that redirects without scripts.
  static func redirectPage(from old: PageAddress, to target: PageAddress, site: SiteIdentity) -> [UInt8] {
    let link = old.link(to: target)
    var html = Markup()
    html.startPage(language: site.language, isRightToLeft: site.isRightToLeft, root: old.root, title: "Moved")
    html.line("meta", [("name", "robots"), ("content", "noindex")])
    html.line("link", [("rel", "canonical"), ("href", site.url.map { $0 + target.url } ?? link)])
    html.line("meta", [("http-equiv", "refresh"), ("content", "0; url=\(link)")])
    html.add("</head>\n<body>\n<main><h1>Moved</h1><p>This page moved to ")
    html.link(to: link, text: target.path)
    html.add(".</p></main>\n</body>\n</html>\n")
    return html.bytes
  }
}
