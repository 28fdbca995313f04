/// The settings of a site that appear on every page, such as its name and address.
public struct SiteIdentity: Sendable, Hashable {
  public var title: String
  /// A one-sentence description for `llms.txt` and the feed.
  public var tagline: String?
  /// The address where the site is published, with a trailing slash. Canonical links, the feed, and the sitemap need it.
  public var url: String?
  /// The URL of the repository, without a trailing slash.
  public var repository: String?
  /// The branch for "edit this page".
  public var branch: String
  public var language: String
  /// The path that `404.html` assumes the site is served from, with a slash at both ends.
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
