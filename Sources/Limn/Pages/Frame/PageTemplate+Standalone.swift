import LimnMarkup

/// Adds the site's header to files that are complete pages with their own styles, such as previews.
extension PageTemplate {
  /// The placeholder that the site's header replaces in a file that is a complete page.
  public static let headerMark = "<!--site-header-->"

  /// Replaces the placeholder in a file with the site's header.
  func addHeader(to file: SiteFile) -> SiteFile {
    let mark = Array(Self.headerMark.utf8)
    guard file.address.path.hasSuffix(".html"), let place = file.bytes.firstRange(of: mark) else { return file }
    var file = file
    file.bytes.replaceSubrange(place, with: header(on: file.address))
    return file
  }

  /// The maximum size in bytes of the site's header in a preview's file. The limit is low, since the file has at most
  /// 100 KB and the preview's states need nearly all of it.
  private static let longestHeader = 3_000
  /// The maximum size in bytes of a logo to copy into the header. For a larger logo, the header contains a link to the
  /// logo's file.
  private static let longestLogo = 1_200

  /// Returns the header with links to the home page, the sections, and the list of all pages. The links work without
  /// the site's scripts. A header that is too large is written without the sections.
  private func header(on address: PageAddress) -> [UInt8] {
    let html = header(on: address, hasSections: true)
    return html.count <= Self.longestHeader ? html : header(on: address, hasSections: false)
  }

  private func header(on address: PageAddress, hasSections: Bool) -> [UInt8] {
    let root = address.root
    var html = Markup()
    html.add("<nav class=\"site\" aria-label=\"Site\">")
    html.element("a", ["brand"], [("href", root + "index.html")]) {
      if theme.mark.count <= Self.longestLogo {
        $0.add(theme.mark)
      } else {
        $0.add("<img class=\"logo\" alt=\"\" width=\"28\" height=\"28\"")
        $0.attribute("src", root + theme.icon)
        $0.add(">")
      }
      $0.write(site.title)
    }
    html.open("ul")
    if hasSections {
      writeSections(for: SitePage(address: address, title: "", kind: .preview, body: []), root: root, into: &html)
    }
    html.close("ul")
    html.element("a", ["find"], [("href", root + PageAddress.siteIndex.url)]) { $0.add(Self.searchIcon + "All pages") }
    html.add("</nav>\n")
    return html.bytes
  }
}
