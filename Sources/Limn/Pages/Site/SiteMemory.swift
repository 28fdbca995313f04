/// Data that a build reuses from the previous build in the same process: the development server keeps it between changes.
public struct SiteMemory: Sendable {
  /// By the article's path.
  var articles: [String: Entry] = [:]
  /// The search terms of all pages of the last build, in order.
  var terms: [PageTerms] = []

  public init() {}

  struct Entry: Sendable {
    /// Identifies the article's source and everything else that its text depends on.
    var key: Int
    /// Identifies everything that the frame depends on.
    var frameKey: Int
    var rendered: RenderedArticle
    /// The complete page.
    var html: [UInt8]
    var terms: PageTerms
  }
}

extension SiteMemory {
  /// The search files for the words of the last build, which a page reload does not wait for.
  public func searchFiles() -> [SiteFile] { SearchIndex(terms).files }
}
