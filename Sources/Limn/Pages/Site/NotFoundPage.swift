/// The page that hosts serve for addresses that do not exist.
enum NotFoundPage {
  static let page = SitePage(
    address: "404.html", title: "Not found", kind: .article,
    body: Array(
      """
      <h1>Nothing lies at this depth</h1>
      <p>The address leads to no page. It may have had one before: the <a href="\(SiteInput.rootMark)all-pages.html">list of all pages</a> and the search know what is there now.</p>

      """.utf8),
    classes: ["lost"])

  static func render(in frame: PageTemplate) -> [UInt8] {
    var page = page
    page.body = Array(page.body.text.replacing(SiteInput.rootMark, with: frame.site.basePath).utf8)
    return frame.render(page, root: frame.site.basePath)
  }
}
