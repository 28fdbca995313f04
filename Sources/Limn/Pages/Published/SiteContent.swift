public import LimnPlatform

/// The articles of a site, and the other files of the content folder.
public struct SiteContent: Sendable {
  /// The articles, sorted by path.
  public var articles: [Article]
  /// The path of the content folder relative to the project's root; empty if they are the same.
  public var folder = "Content"
  /// The path of the content folder relative to the repository's root, for "edit this page".
  public var repositoryFolder = "Content"
  /// Files of the content folder that are not articles. The build copies those that a page uses.
  public var staticFiles: [StaticFile] = []
  /// The paths of the files in the content folder that Git ignores, so that a page must not use them.
  public var ignoredFiles: Set<String> = []
  /// The secrets that a comment names as examples, so that pages can show them.
  public var exampleSecrets: Set<[UInt8]> = []
  /// The secrets that were already reported at their location.
  public var reportedSecrets: Set<[UInt8]> = []
  /// Returns whether a path exists below the project's root. Links from articles to source files are checked with this
  /// function.
  public var exists: @Sendable (String) -> Bool = { _ in false }
  /// Returns the anchors of a Markdown file below the project's root; nil for another file.
  public var headings: @Sendable (String) -> Set<ExactText>? = { _ in nil }

  public init(articles: [Article]) { self.articles = articles.sorted { $0.path < $1.path } }
}
