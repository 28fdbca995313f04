/// The settings of a site that appear on every page, such as its name and address.
public struct SiteIdentity: Sendable, Hashable {
  public var title: String
  /// A description in one sentence, for `llms.txt` and the feed.
  public var tagline: String?
  /// The address where the site is published, with a trailing slash. Canonical links, the feed, and the sitemap need
  /// this address.
  public var url: String?
  /// The URL of the repository, without a trailing slash.
  public var repository: String?
  /// The branch that "edit this page" links to.
  public var branch: String
  public var language: String
  /// The path to the site's root on its host, with a slash at both ends. The links in `404.html` start with this path.
  /// Relative links would be wrong, since hosts serve `404.html` in place of missing pages in any folder.
  public var basePath: String

  public init(
    title: String, tagline: String? = nil, url: String? = nil, repository: String? = nil, branch: String = "main",
    language: String = "en",
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
