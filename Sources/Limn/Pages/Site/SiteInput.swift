public import LimnConfiguration

/// All inputs of a site, grouped by the step that makes them.
public struct SiteInput: Sendable {
  var identity: SiteIdentity
  public var theme: Theme
  /// The limits for the size and accessibility of the pages.
  public var budgets = Settings.Budgets()
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
    self.theme = theme
    content = SiteContent(articles: articles)
  }
}
