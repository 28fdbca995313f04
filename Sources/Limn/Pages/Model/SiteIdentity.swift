/// What a site calls itself and where it lives: the part of its settings that every page shows.
public struct SiteIdentity: Sendable, Hashable {
  public var title: String
  /// One sentence for the front of `llms.txt` and the feed.
  public var tagline: String?
  /// Where the site will be published, with a slash at its end; canonical links, the feed and the sitemap need it.
  public var url: String?
  /// The web page of the repository, without a slash at its end.
  public var repository: String?
  /// The branch that "edit this page" leads to.
  public var branch: String
  public var language: String
  /// The path that `404.html` assumes the site is served under, with a slash at both ends.
  public var basePath: String

  public init(
    title: String, tagline: String? = nil, url: String? = nil, repository: String? = nil, branch: String = "main", language: String = "en",
    basePath: String = "/"
  ) {
    self.title = title
    self.tagline = tagline
    self.url = url.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    self.repository = repository.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    self.branch = branch
    self.language = language
    self.basePath = basePath
  }
}
