/// What a build can take over from the one before in the same program: the dev server keeps it between two saves.
public struct SiteMemory: Sendable {
  /// By the article's path.
  var articles: [String: Entry] = [:]
  /// The words of all pages of the last build, in order.
  var terms: [PageTerms] = []

  public init() {}

  struct Entry: Sendable {
    /// The article's source and all that its text depends on.
    var key: Int
    /// All that the frame depends on.
    var frameKey: Int
    var rendered: RenderedArticle
    /// The whole page.
    var html: [UInt8]
    var terms: PageTerms
  }
}

extension SiteMemory {
  /// The files of the search, from the words of the last build: the one part of a site that a reload need not wait for.
  public func searchFiles() -> [SiteFile] { SearchIndex(terms).files }
}
