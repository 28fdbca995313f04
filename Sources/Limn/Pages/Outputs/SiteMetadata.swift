import LimnMarkup

/// Creates the files that are meant for programs: `llms.txt`, the sitemap, the feed, `robots.txt`, and header files for
/// hosts.
struct SiteMetadata {
  var site: SiteIdentity
  var navigation: Navigation
  /// All pages, in the order of the site.
  var pages: [SitePage]
  /// The time of the last change in seconds since 1970, by the path of the source file.
  var changes: [String: Int]
  /// Whether there is a feed. A feed needs the site's address and dates of articles.
  var hasFeed: Bool
  /// Whether browsers can cache all files below `assets/` forever, because a file's name changes with its content. This
  /// is false if the project adds files of its own to that folder, since their names stay the same.
  var hasOnlyVersionedAssets: Bool

  /// Returns the files for this site. Files that contain the site's address are included only if the address is known.
  func files(redirects: [PageAddress: PageAddress]) -> [SiteFile] {
    var files = [
      SiteFile("llms.txt", llms()), SiteFile("robots.txt", robots()), SiteFile(".nojekyll", []),
      SiteFile("_headers", headers.bytes),
    ]
    if !redirects.isEmpty { files.append(SiteFile("_redirects", redirectFile(redirects))) }
    if let url = site.url {
      files.append(SiteFile("sitemap.xml", sitemap(url)))
      if hasFeed { files.append(SiteFile("feed.xml", feed(url))) }
    }
    return files
  }

  private func change(of page: SitePage) -> Int? { page.source.flatMap { changes[$0] } }

  /// The HTTP headers to send with the pages, in the format of Netlify and Cloudflare.
  private var headers: String {
    let assets = "\(site.basePath)assets/*\n  Cache-Control: public, max-age=31536000, immutable\n"
    return """
      \(site.basePath)*
        Content-Security-Policy: \(Markup.securityPolicy); frame-ancestors 'self'
        X-Content-Type-Options: nosniff
        Referrer-Policy: strict-origin-when-cross-origin
      \(hasOnlyVersionedAssets ? assets : "")\(site.basePath)*.md
        Content-Type: text/markdown; charset=utf-8

      """
  }

  private func llms() -> [UInt8] {
    var text: [UInt8] = []
    text.add("# \(site.title)\n\n")
    if let tagline = site.tagline { text.add("> \(tagline)\n\n") }
    let byAddress = pages.keyed(by: \.address)
    for section in navigation.sections {
      var lines: [UInt8] = []
      add(section, byAddress, &lines)
      guard !lines.isEmpty else { continue }
      text.add("## \(section.title)\n\n")
      text += lines
      text.add("\n")
    }
    return text
  }

  private func add(_ node: NavigationNode, _ pages: [PageAddress: SitePage], _ text: inout [UInt8]) {
    if let address = node.address, let page = pages[address] {
      let target = page.alternate == nil ? address : address.alternate
      text.add("- [\(page.title)](\(site.url ?? "")\(target.url))")
      if let summary = page.summary { text.add(": \(summary.singleSpaced)") }
      text.add("\n")
    }
    for child in node.children { add(child, pages, &text) }
  }

  private func robots() -> [UInt8] {
    ("User-agent: *\nAllow: /\n" + (site.url.map { "Sitemap: \($0)sitemap.xml\n" } ?? "")).bytes
  }

  private func redirectFile(_ redirects: [PageAddress: PageAddress]) -> [UInt8] {
    redirects.sortedByKey.map { "\(site.basePath)\($0.key.url) \(site.basePath)\($0.value.url) 301\n" }
      .joined().bytes
  }

  private func sitemap(_ url: String) -> [UInt8] {
    var xml = Markup()
    xml.add(
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for page in pages.sorted(by: { $0.address < $1.address }) where !page.classes.contains("index") {
      xml.element("url") {
        $0.element("loc", text: url + page.address.url)
        if let change = change(of: page) {
          $0.element("lastmod", text: CalendarDate.day(secondsSince1970: change))
        }
      }
      xml.newline()
    }
    xml.add("</urlset>\n")
    return xml.bytes
  }

  /// The feed with the thirty most recently changed articles.
  private func feed(_ url: String) -> [UInt8] {
    let dated = pages.compactMap { page in change(of: page).map { (page, $0) } }.sorted {
      ($1.1, $0.0.address) < ($0.1, $1.0.address)
    }
    var xml = Markup()
    func add(_ name: String, _ value: String) {
      xml.element(name, text: value)
      xml.newline()
    }
    func link(_ address: String) {
      xml.add("<link")
      xml.attribute("href", address)
      xml.add("/>\n")
    }
    xml.add("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n")
    add("title", site.title)
    add("id", url)
    add("updated", CalendarDate.timestamp(secondsSince1970: dated.first?.1 ?? 0))
    xml.element("author") { $0.element("name", text: site.title) }
    xml.add("\n<link rel=\"self\"")
    xml.attribute("href", url + "feed.xml")
    xml.add("/>\n")
    link(url)
    for (page, change) in dated.prefix(30) {
      xml.add("<entry>\n")
      add("title", page.title)
      add("id", url + page.address.url)
      add("updated", CalendarDate.timestamp(secondsSince1970: change))
      if let summary = page.summary { add("summary", summary) }
      link(url + page.address.url)
      xml.add("</entry>\n")
    }
    xml.add("</feed>\n")
    return xml.bytes
  }
}
