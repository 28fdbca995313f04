/// What a build can take over from the one before in the same program: the dev server keeps it between two saves.
public struct SiteMemory: Sendable {
  var articles: [String: Entry] = [:]
  /// The words of all pages of the last build, in order.
  var terms: [PageTerms] = []

  public init() {}

  struct Entry: Sendable {
    /// The article's source and all that its HTML depends on.
    var key: Int
    var rendered: RenderedArticle
    var terms: PageTerms
  }
}

extension SiteMemory {
  /// The files of the search, from the words of the last build: the one part of a site that a reload need not wait for.
  public func searchFiles() -> [SiteFile] { SearchIndex(terms).files }
}
