/// The page that hosts serve for addresses that do not exist.
enum NotFoundPage {
  static let page = SitePage(
    address: "404.html", title: "Not found", kind: .article,
    body: Array(
      """
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved: look for it in the <a href="\(SiteInput.rootMark)all-pages.html">list of all pages</a> or with the search.</p>

      """.utf8),
    classes: ["lost"])

  static func render(in frame: PageTemplate) -> [UInt8] {
    var page = page
    page.body = page.body.text.replacing(SiteInput.rootMark, with: frame.site.basePath).bytes
    return frame.render(page, root: frame.site.basePath)
  }
}
