public import LimnConfiguration
public import LimnPlatform

/// All inputs of a site, grouped by the step that makes them.
public struct SiteInput: Sendable {
  public var identity: SiteIdentity
  public var appearance: SiteAppearance
  public var content: SiteContent
  public var snippets = SnippetResults()
  public var catalog = SiteCatalog()
  public var previews = SitePreviews()
  public var symbolLists = SymbolLists()
  public var history = SiteHistory()
  /// Renders a Graphviz diagram (see ``DotPicture``). If nil, the diagram's source is shown as text.
  public var drawDot: (@Sendable (String) throws(DotFailure) -> [UInt8])?
  /// The number of pages that are rendered at the same time; nil for one page per processor core.
  public var jobs: Int?

  /// A placeholder in HTML that several pages contain. Each page replaces it with its own path to the site's root.
  public static let rootMark = "{root}"

  public init(identity: SiteIdentity, theme: Theme, articles: [Article]) {
    self.identity = identity
    appearance = SiteAppearance(theme: theme)
    content = SiteContent(articles: articles)
  }
}

/// The design of a site's pages, and the limits for their size and accessibility.
public struct SiteAppearance: Sendable {
  public var theme: Theme
  public var budgets: Settings.Budgets

  public init(theme: Theme, budgets: Settings.Budgets = Settings.Budgets()) {
    self.theme = theme
    self.budgets = budgets
  }
}

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
