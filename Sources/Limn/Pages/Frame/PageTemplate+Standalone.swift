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
    let root = file.address.root
    var file = file
    func replace(_ mark: String, _ write: (inout Markup) -> Void) {
      guard let place = file.bytes.firstRange(of: mark.bytes) else { return }
      var html = Markup()
      write(&html)
      file.bytes.replaceSubrange(place, with: html.bytes)
    }
    replace(Self.scriptMark) { writeScript(for: page, root: root, into: &$0) }
    replace(Self.headerMark) {
      writeHeader(for: page, root: root, into: &$0)
      writeMenu(for: page, root: root, into: &$0)
    }
    replace(Self.footerMark) {
      $0.add("<footer class=\"foot\">")
      writeSiteMap(root: root, into: &$0)
      $0.add(theme.footer)
      $0.add("</footer>\n")
    }
    return file
  }
}
