import LimnMarkup

/// Adds the site's script, header, and footer to files that are complete pages with their own styles, such as previews.
extension PageTemplate {
  /// The placeholder in a file's `head` that the site's script replaces.
  public static let scriptMark = "<!--site-script-->"
  /// The placeholder that the site's header replaces.
  public static let headerMark = "<!--site-header-->"
  /// The placeholder that the site's footer replaces.
  public static let footerMark = "<!--site-footer-->"

  /// Replaces the placeholders in a file.
  func addFrame(to file: SiteFile) -> SiteFile {
    guard file.address.path.hasSuffix(".html") else { return file }
    let page = SitePage(address: file.address, title: "", kind: .preview, body: [])
    var file = file
    func replace(_ mark: String, _ write: (inout PageWriter) -> Void) {
      guard let place = file.bytes.firstRange(of: mark.bytes) else { return }
      var writer = PageWriter(frame: self, page: page, root: file.address.root)
      write(&writer)
      file.bytes.replaceSubrange(place, with: writer.html.bytes)
    }
    replace(Self.scriptMark) { $0.writeScript() }
    replace(Self.headerMark) {
      $0.writeHeader()
      $0.writeMenu()
    }
    replace(Self.footerMark) {
      $0.html.add("<footer class=\"foot\">")
      $0.writeSiteMap()
      $0.html.add(theme.footer)
      $0.html.add("</footer>\n")
    }
    return file
  }
}
