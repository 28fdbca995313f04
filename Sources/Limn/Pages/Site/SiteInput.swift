public import LimnConfiguration

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
