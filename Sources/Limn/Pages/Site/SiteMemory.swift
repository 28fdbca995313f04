import LimnSearch

/// Data of a build that the next build in the same process reuses. The development server keeps this data between
/// changes.
public struct SiteMemory: Sendable {
  /// The rendered articles by path.
  var articles: [String: Entry] = [:]
  /// The search terms of all pages of the last build, in order.
  var terms: [SearchPage] = []

  public init() {}

  struct Entry {
    /// The article's source.
    var source: [UInt8]
    /// A hash of all other inputs that determine the rendered article.
    var key: Int
    /// A hash of all inputs that determine the frame.
    var frameKey: Int
    var rendered: RenderedArticle
    /// The HTML of the complete page.
    var html: [UInt8]
    var terms: SearchPage
  }

  /// Creates the search files for the last build. The development server creates them after the pages and not together
  /// with them, so that a changed page is reloaded sooner.
  public func searchFiles() -> [SiteFile] { SearchIndex(terms).files.map { SiteFile(PageAddress($0), $1) } }
}
