import LimnDiagnostics
import LimnSnippets

/// Turns pages into files one at a time and lets go of their text at once, so that a site's size does not show in the memory.
struct PagePublisher: Sendable {
  var renderer: ArticleRenderer
  var frame: PageTemplate
  /// Differs when links or symbols could lead elsewhere.
  var context: Int
  /// Whether the next build will want what this one made.
  var keepsPages: Bool
  var write: @Sendable (SiteFile) throws -> Void
}

/// What stays of a page when its files are written.
struct PublishedPage: Sendable {
  /// Without its text; an alternate that was written is empty.
  var page: SitePage
  /// All of the HTML outside the text, in bytes.
  var frameSize: Int
  /// Nil for a page that search leaves out.
  var terms: PageTerms?
  var diagnostics: [Diagnostic] = []
  var entry: SiteMemory.Entry?
}

extension PagePublisher {
  /// Writes an article's files, with what is known from the last build.
  func publish(_ article: Article, at address: PageAddress, verdicts: [Verdict], known: SiteMemory.Entry?) throws -> PublishedPage {
    let key = key(of: article, verdicts)
    var entry = known
    if known?.key != key {
      let byLine = Dictionary(verdicts.map { ($0.line, $0) }) { first, _ in first }
      let rendered = renderer.render(article, at: address, verdicts: byLine)
      entry = SiteMemory.Entry(key: key, frameKey: 0, rendered: rendered, html: [], terms: terms(of: rendered.page))
    }
    guard var entry else { preconditionFailure("an article is known or rendered") }
    if entry.html.isEmpty || entry.frameKey != frame.fingerprint {
      entry.html = frame.render(entry.rendered.page)
      entry.frameKey = frame.fingerprint
      entry.terms.trail = trail(of: address)
    }
    try write(entry.rendered.page, entry.html)
    if let hovers = entry.rendered.hovers { try write(hovers) }
    return PublishedPage(
      page: entry.rendered.page.withoutText, frameSize: entry.html.count - entry.rendered.page.body.count, terms: entry.terms,
      diagnostics: entry.rendered.diagnostics, entry: keepsPages ? entry : nil)
  }

  /// Writes the files of a page that is no article.
  func publish(_ page: SitePage) throws -> PublishedPage {
    let html = frame.render(page)
    try write(page, html)
    var published = PublishedPage(page: page.withoutText, frameSize: html.count - page.body.count)
    published.diagnostics = renderer.accessibility.diagnostics(of: page)
    if page.isSearched, !page.classes.contains("index") {
      published.terms = terms(of: page)
      published.terms?.trail = trail(of: page.address)
    }
    return published
  }
}

extension PagePublisher {
  private func write(_ page: SitePage, _ html: [UInt8]) throws {
    try write(SiteFile(page.address, html))
    if let alternate = page.alternate { try write(SiteFile(page.address.alternate, alternate)) }
  }

  private func terms(of page: SitePage) -> PageTerms { PageTerms(page) }

  private func trail(of address: PageAddress) -> String {
    frame.navigation.path(to: address).map(\.title).dropLast().joined(separator: " › ")
  }

  private func key(of article: Article, _ verdicts: [Verdict]) -> Int {
    var hasher = Hasher()
    hasher.combine(article.revision)
    hasher.combine(context)
    hasher.combine(verdicts)
    return hasher.finalize()
  }
}

extension SitePage {
  /// The page as the rest of a build needs it, when its files are written.
  fileprivate var withoutText: SitePage {
    var page = self
    page.body = []
    page.sections = []
    page.alternate = alternate.map { _ in [] }
    return page
  }
}
