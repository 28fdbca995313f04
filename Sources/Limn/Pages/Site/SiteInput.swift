public import LimnConfiguration
public import LimnSnippets

/// All inputs of a site.
public struct SiteInput: Sendable {
  public var identity: SiteIdentity
  public var theme: Theme
  public var budgets = Settings.Budgets()
  /// Sorted by path.
  public var articles: [Article]
  /// The content folder relative to the project's root; empty if it is the root.
  public var contentFolder = "Content"
  /// The content folder relative to the repository's root, for "edit this page".
  public var repositoryFolder = "Content"
  /// The other files of the content folder, which are copied.
  public var staticFiles: [SiteFile] = []
  /// The verdicts of snippets; empty if they were not checked.
  public var verdicts: [Verdict] = []
  /// The compiler's version, such as `6.3.1`, for the labels of snippets.
  public var swiftVersion: String?
  /// Pages of the catalog and of previews.
  public var pages: [SitePage] = []
  /// The navigation sections of those pages.
  public var pageNavigation: [NavigationNode] = []
  /// Other files, such as `catalog/index.json`.
  public var files: [SiteFile] = []
  /// Search entries for files that are complete pages, such as previews; only address, title, kind, and sections are used.
  public var searchedFiles: [SitePage] = []
  /// Lowercase names of architectures; folders of articles with these names are grouped in the navigation.
  public var architectures: Set<String> = []
  public var symbols = SymbolLinks()
  /// The HTML for `<!-- preview: Name -->` by name, with `{root}` in place of the path to the site's root.
  public var previews: [String: [UInt8]] = [:]
  /// Assets for pages with previews, such as `previews.css`.
  public var previewAssets: [String] = []
  /// The symbol lists for `<!-- symbols: Module -->`, by module.
  public var symbolLists: [String: ModuleSymbols] = [:]
  /// The results for `<!-- results -->` and `<!-- layers: App -->`; nil if there is no catalog.
  public var results: BuildResults?
  /// The modules that can be listed; nil if the package was not built.
  public var modules: [String]?
  /// The modification time of each file in seconds since 1970, by path from the repository's root.
  public var changes: [String: Int] = [:]
  public var ledger = AddressLedger()
  /// Whether a path in the project's root exists, for links from articles to sources.
  public var exists: @Sendable (String) -> Bool = { _ in false }
  /// Renders a Graphviz diagram, see ``DotPicture``; if nil, its source is shown as text.
  public var drawDot: (@Sendable (String) throws(DotFailure) -> [UInt8])?
  public var jobs: Int?

  /// A placeholder for the path to the site's root in HTML that is used on several pages.
  public static let rootMark = "{root}"

  public init(identity: SiteIdentity, theme: Theme, articles: [Article]) {
    self.identity = identity
    self.theme = theme
    self.articles = articles.sorted { $0.path < $1.path }
  }
}
