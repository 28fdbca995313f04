public import LimnConfiguration
public import LimnSnippets

/// All that a site is made from, as values.
public struct SiteInput: Sendable {
  public var identity: SiteIdentity
  public var theme: Theme
  public var budgets = Settings.Budgets()
  /// Sorted by path.
  public var articles: [Article]
  /// The content folder from the root, empty if it is the root.
  public var contentFolder = "Content"
  /// The content folder from the root of the git repository, for "edit this page".
  public var repositoryFolder = "Content"
  /// The other files of the content folder, by their path in it; they are copied.
  public var staticFiles: [SiteFile] = []
  /// What became of each snippet; empty if they were not checked.
  public var verdicts: [Verdict] = []
  /// The compiler's version, such as `6.3.1`, for the snippets' stamps.
  public var swiftVersion: String?
  /// Pages of the catalog and of previews.
  public var pages: [SitePage] = []
  /// The sections that those pages add to the navigation.
  public var pageNavigation: [NavigationNode] = []
  /// Other files, such as `catalog/index.json`.
  public var files: [SiteFile] = []
  /// What search finds in those of the files that are pages of their own, such as previews; only address, title, kind and sections count.
  public var searchedFiles: [SitePage] = []
  /// The names of architectures in lowercase letters; folders of articles named after one are grouped in the navigation.
  public var architectures: Set<String> = []
  public var symbols = SymbolLinks()
  /// The HTML that stands for `<!-- preview: Name -->`, by name; `{root}` in it becomes the way to the site's root.
  public var previews: [String: [UInt8]] = [:]
  /// Assets that pages with previews need, such as `previews.css`.
  public var previewAssets: [String] = []
  /// What stands for `<!-- symbols: Module -->`, by module.
  public var symbolLists: [String: ModuleSymbols] = [:]
  /// What stands for `<!-- results -->`; nil if nothing was checked.
  public var results: BuildResults?
  /// The modules that such a list can be asked for; nil if the package was not built.
  public var modules: [String]?
  /// The time of each file's last change, in seconds since 1970, by its path from the root of the repository.
  public var changes: [String: Int] = [:]
  public var ledger = AddressLedger()
  /// Whether the root has a file or folder at a path; links from articles to sources need it.
  public var exists: @Sendable (String) -> Bool = { _ in false }
  /// Draws a Graphviz text, see ``DotPicture``; without it such a fence is shown as text.
  public var drawDot: (@Sendable (String) throws(DotFailure) -> [UInt8])?
  public var jobs: Int?

  /// Stands for the way from a page to the site's root where the page is not known yet.
  public static let rootMark = "{root}"

  public init(identity: SiteIdentity, theme: Theme, articles: [Article]) {
    self.identity = identity
    self.theme = theme
    self.articles = articles.sorted { $0.path < $1.path }
  }
}
