public import LimnConfiguration
public import LimnSnippets

/// All inputs of a site.
public struct SiteInput: Sendable {
  public var identity: SiteIdentity
  public var theme: Theme
  public var budgets = Settings.Budgets()
  /// The articles, sorted by path.
  public var articles: [Article]
  /// The path of the content folder relative to the project's root; empty if they are the same.
  public var contentFolder = "Content"
  /// The path of the content folder relative to the repository's root, for "edit this page".
  public var repositoryFolder = "Content"
  /// Files of the content folder that are not articles. They are copied.
  public var staticFiles: [SiteFile] = []
  /// The results of checking the snippets; empty if they were not checked.
  public var verdicts: [Verdict] = []
  /// The compiler's version for the labels of snippets, such as `6.3.1`.
  public var swiftVersion: String?
  /// Pages of the catalog and of previews.
  public var pages: [SitePage] = []
  /// The navigation sections for `pages`.
  public var pageNavigation: [NavigationNode] = []
  /// Other files, such as `catalog/index.json`.
  public var files: [SiteFile] = []
  /// Search entries for files that are complete pages, such as previews. Only their address, title, kind, and sections are used.
  public var searchedFiles: [SitePage] = []
  /// Names of architectures in lowercase. Folders of articles with these names are grouped in the navigation.
  public var architectures: Set<String> = []
  public var symbols = SymbolLinks()
  /// The HTML that replaces `<!-- preview: Name -->`, by name. It contains `{root}` in place of the path to the site's root.
  public var previews: [String: [UInt8]] = [:]
  /// Names of assets that pages with previews need, such as `previews.css`.
  public var previewAssets: [String] = []
  /// The lists that replace `<!-- symbols: Module -->`, by module.
  public var symbolLists: [String: ModuleSymbols] = [:]
  /// The results that replace `<!-- results -->` and `<!-- layers: App -->`; nil if there is no catalog.
  public var results: BuildResults?
  /// The names of modules whose symbols can be listed; nil if the package was not built.
  public var modules: [String]?
  /// The time of each file's last change in seconds since 1970, by path relative to the repository's root.
  public var changes: [String: Int] = [:]
  public var ledger = AddressLedger()
  /// Whether a path exists below the project's root. Used for links from articles to sources.
  public var exists: @Sendable (String) -> Bool = { _ in false }
  /// Renders a Graphviz diagram (see ``DotPicture``). If nil, the diagram's source is shown as text.
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
