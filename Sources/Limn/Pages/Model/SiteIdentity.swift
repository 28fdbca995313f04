/// The settings of a site that appear on every page, such as its name and address.
public struct SiteIdentity: Sendable, Hashable {
  public var title: String
  /// A description in one sentence, for `llms.txt` and the feed.
  var tagline: String?
  /// The address where the site is published, with a trailing slash. Canonical links, the feed, and the sitemap need
  /// this address.
  var url: String?
  /// The URL of the repository, without a trailing slash.
  public var repository: String?
  /// The branch that "edit this page" links to.
  public var branch: String
  var language: String
  /// Whether the language is written from right to left.
  var isRightToLeft: Bool {
    let parts = language.lowercased().split(separator: "-")
    let languages =
      """
      ar arc ckb dv fa he iw ks nqo ps sd syr ug ur yi
      """.words
    let scripts = parts.dropFirst().filter { $0.count == 4 }
    return scripts.isEmpty
      ? languages.contains { $0 == parts.first ?? "" }
      : ["arab", "hebr", "nkoo", "syrc", "thaa"].contains { $0 == scripts[0] }
  }
  /// The path to the site's root on its host, with a slash at both ends; by default the path of ``url``. The links in `404.html` start with this path.
  /// Relative links would be wrong, since hosts serve `404.html` in place of missing pages in any folder.
  var basePath: String

  public init(
    title: String, tagline: String? = nil, url: String? = nil, repository: String? = nil, branch: String = "main",
    language: String = "en",
    basePath: String? = nil
  ) {
    self.title = title
    self.tagline = tagline
    self.url = url.map { $0.trimmingSuffix("/") + "/" }
    self.repository = repository.map { $0.trimmingSuffix("/") }
    self.branch = branch
    self.language = language
    let path = self.url?.fields(at: "/", maxSplits: 3).dropFirst(3).first ?? ""
    self.basePath = basePath ?? "/" + path
  }
}
