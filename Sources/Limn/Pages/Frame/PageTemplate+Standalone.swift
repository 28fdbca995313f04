/// Adds the site's header to files that are complete pages with their own styles, such as previews.
extension PageTemplate {
  /// The placeholder for the site's header in such a file.
  public static let headerMark = "<!--site-header-->"

  /// Replaces the placeholder in a file with the site's header.
  func addHeader(to file: SiteFile) -> SiteFile {
    let mark = Array(Self.headerMark.utf8)
    guard file.address.path.hasSuffix(".html"), let place = file.bytes.firstRange(of: mark) else { return file }
    var file = file
    file.bytes.replaceSubrange(place, with: header(on: file.address))
    return file
  }

  /// The site's name, its sections, and a link to all pages. It contains only links, since such a page does not load the site's scripts.
  private func header(on address: PageAddress) -> [UInt8] {
    let root = address.root
    var html: [UInt8] = []
    html.add("<nav class=\"site\" aria-label=\"Site\"><a class=\"brand\"")
    html.add(attribute: "href", root + "index.html")
    html.add(">")
    html += theme.mark
    html.add(escaped: site.title)
    html.add("</a><ul>")
    writeSections(for: SitePage(address: address, title: "", kind: .preview, body: []), root: root, into: &html)
    html.add("</ul><a class=\"find\"")
    html.add(attribute: "href", root + SiteIndexPage.address.path)
    html.add(">")
    html.add(Self.searchIcon)
    html.add("All pages</a></nav>\n")
    return html
  }
}
