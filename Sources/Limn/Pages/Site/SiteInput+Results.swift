public import LimnSnippets

/// The results of checking the snippets of the articles.
public struct SnippetResults: Sendable {
  /// The result of each snippet's check. Empty if the snippets were not checked.
  public var verdicts: [Verdict] = []
  /// The compiler's version for the labels of snippets, such as `6.3.1`; nil if no compiler ran.
  public var swiftVersion: String?
}

/// The part of a site that is made from the catalog; empty if there is no catalog.
public struct SiteCatalog: Sendable {
  public var pages: [SitePage] = []
  /// The navigation sections for `pages`.
  public var navigation: [NavigationNode] = []
  /// Files that are not pages, such as `catalog/index.json`.
  public var files: [SiteFile] = []
  /// The addresses of the pages of symbols.
  public var symbols = SymbolLinks()
  /// Whether there is no catalog because the package does not build. Links to the catalog are then not checked.
  public var isMissing = false
  /// The data to show in place of the comments `<!-- results -->` and `<!-- layers: App -->` in articles; nil if there
  /// is no catalog.
  public var results: BuildResults?

  public init() {}
}

/// The part of a site that is made from explored previews; empty if there are none.
public struct SitePreviews: Sendable {
  /// The pages of the previews, which are complete HTML files, and their assets.
  public var files: [SiteFile] = []
  /// Search entries for the pages in `files`. Search uses only the address, title, kind, and sections of each entry.
  public var searchedPages: [SitePage] = []
  /// For each preview's name, the HTML to show in place of the comment `<!-- preview: Name -->` in articles. In this
  /// HTML, `{root}` stands for the path to the site's root.
  public var embeds: [String: [UInt8]] = [:]

  public init() {}
}

/// The lists of a module's symbols that articles can show.
public struct SymbolLists: Sendable {
  /// The lists that replace `<!-- symbols: Module -->`, by module.
  var byModule: [String: ModuleSymbols]
  /// The names of modules whose symbols can be listed; nil if the package was not built.
  var modules: [String]?

  public init(_ byModule: [String: ModuleSymbols] = [:], modules: [String]? = nil) {
    self.byModule = byModule
    self.modules = modules
  }
}

/// Data about the past of the site, such as earlier addresses and the times when files changed.
public struct SiteHistory: Sendable {
  /// The time of each file's last change in seconds since 1970, by path relative to the repository's root.
  public var changes: [String: Int] = [:]
  /// The addresses that were published before.
  public var ledger = AddressLedger()
}
