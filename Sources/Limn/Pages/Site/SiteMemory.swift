/// Data of a build that the next build in the same process reuses. The development server keeps this data between changes.
public struct SiteMemory: Sendable {
  /// The rendered articles by path.
  var articles: [String: Entry] = [:]
  /// The search terms of all pages of the last build, in order.
  var terms: [PageTerms] = []
  /// The words of all builds.
  let words = SiteWords()

  public init() {}

  struct Entry: Sendable {
    /// Identifies the article's source and all other inputs that determine its text.
    var key: Int
    /// Identifies all inputs that determine the frame.
    var frameKey: Int
    var rendered: RenderedArticle
    /// The HTML of the complete page.
    var html: [UInt8]
    var terms: PageTerms
  }
}

extension SiteMemory {
  /// The search files for the last build. They are created separately so that reloading a page does not wait for them.
  public func searchFiles() -> [SiteFile] { SearchIndex(terms, words: words.all).files }
}
