import LimnDiagnostics
import LimnSearch
import LimnSnippets

/// Writes pages one at a time and frees their text immediately, so that memory use does not grow with the size of the
/// site.
struct PagePublisher {
  var renderer: ArticleRenderer
  var frame: PageTemplate
  /// The fingerprint of the frame.
  var frameKey: Int
  /// A hash of all inputs outside of an article that can change how the article is rendered, such as the targets of its
  /// links.
  var context: Int
  /// Whether to keep rendered pages for the next build.
  var keepsPages: Bool
  let screen: SecretScreen
  var write: @Sendable (SiteFile) throws -> Void

  /// Writes the files of an article. The result of the last build is reused if nothing changed.
  func publish(_ article: Article, at address: PageAddress, verdicts: [Verdict], known: SiteMemory.Entry?) throws
    -> PublishedPage
  {
    let key = key(of: article, verdicts)
    var entry: SiteMemory.Entry
    if let known, known.key == key, known.source == article.source {
      entry = known
    } else {
      let rendered = renderer.render(article, at: address, verdicts: verdicts.keyed(by: \.line))
      entry = SiteMemory.Entry(
        source: article.source, key: key, frameKey: 0, rendered: rendered, html: [], terms: rendered.page.searched)
    }
    if entry.html.isEmpty || entry.frameKey != frameKey {
      entry.html = frame.render(entry.rendered.page)
      entry.frameKey = frameKey
      entry.terms.trail = trail(of: address)
    }
    try write(entry.rendered.page, entry.html)
    if let hovers = entry.rendered.hovers { try write(hovers) }
    return PublishedPage(
      page: entry.rendered.page.withoutText, frameSize: entry.html.count - entry.rendered.page.body.count,
      terms: entry.terms,
      diagnostics: entry.rendered.diagnostics, kept: keepsPages ? entry : nil)
  }

  /// Writes the files of a page that is not an article.
  func publish(_ page: SitePage) throws -> PublishedPage {
    let html = frame.render(page)
    try write(page, html)
    var published = PublishedPage(page: page.withoutText, frameSize: html.count - page.body.count)
    published.diagnostics = renderer.accessibility.diagnostics(of: page)
    if !page.sections.isEmpty {
      published.terms = screen.screened(page).searched
      published.terms?.trail = trail(of: page.address)
    }
    return published
  }

  private func write(_ page: SitePage, _ html: [UInt8]) throws {
    try write(SiteFile(page.address, html))
    if let alternate = page.alternate { try write(SiteFile(page.address.alternate, alternate)) }
  }

  private func trail(of address: PageAddress) -> String {
    frame.navigation.path(to: address).map(\.title).dropLast().joined(separator: " › ")
  }

  private func key(of article: Article, _ verdicts: [Verdict]) -> Int {
    ([article.sitePath, context, verdicts] as [AnyHashable]).hashValue
  }
}

/// The data about a written page that the rest of the build needs.
struct PublishedPage {
  /// The page without its text and Markdown alternate, which were already written. `alternate` is empty if the page has
  /// an alternate, and nil otherwise.
  var page: SitePage
  /// The size in bytes of the page's frame: the HTML of the whole page without the page's text.
  var frameSize: Int
  /// The search data; nil if the page is not searchable.
  var terms: SearchPage?
  var diagnostics: [Diagnostic] = []
  /// The rendered page, for the next build; nil if it is not kept.
  var kept: SiteMemory.Entry?
}

extension SitePage {
  /// The page without its text.
  fileprivate var withoutText: SitePage {
    var page = self
    page.body = []
    page.sections = []
    page.alternate = alternate.map { _ in [] }
    return page
  }
}
