public import LimnDiagnostics

/// One page before it gets its frame: an article, a page of the catalog, a preview, or one made from the others.
public struct SitePage: Sendable {
  public var address: PageAddress
  public var title: String
  public var summary: String?
  public var kind: Kind
  /// The HTML inside `<main>`, with the page's one `h1`.
  public var body: [UInt8]
  /// The headings for "on this page", in order.
  public var contents: [ContentsEntry]
  /// What search finds on this page, in order; the first section is the page itself.
  public var sections: [SearchSection]
  /// The same page as Markdown.
  public var alternate: [UInt8]?
  /// The source file from the root of the repository, for "edit this page".
  public var source: String?
  /// The declaration that the page describes: where diagnostics about its doc comment point.
  public var declaration: Location?
  /// Names of assets beyond the theme's that this page loads, such as `previews.css`.
  public var assets: [String]
  /// Classes of the page's `body` element.
  public var classes: [String]
  /// The anchors that links from other pages may name.
  public var anchors: Set<String>
  /// Whether search finds the page.
  public var isSearched = true
  /// The script with the hover cards of the page's snippets.
  var hovers: PageAddress?

  public init(
    address: PageAddress, title: String, summary: String? = nil, kind: Kind, body: [UInt8], contents: [ContentsEntry] = [],
    sections: [SearchSection] = [], alternate: [UInt8]? = nil, source: String? = nil, assets: [String] = [], classes: [String] = [],
    anchors: Set<String> = []
  ) {
    self.address = address
    self.title = title
    self.summary = summary
    self.kind = kind
    self.body = body
    self.contents = contents
    self.sections = sections
    self.alternate = alternate
    self.source = source
    self.assets = assets
    self.classes = classes
    self.anchors = anchors
  }
}

extension SitePage {
  /// What a page is to a reader; search groups its results by it.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case article, catalog, symbol, preview
  }
}

/// One line of "on this page".
public struct ContentsEntry: Sendable, Hashable {
  public var level: Int
  public var title: String
  public var anchor: String

  public init(level: Int, title: String, anchor: String) {
    self.level = level
    self.title = title
    self.anchor = anchor
  }
}

/// A stretch of a page that search can lead to.
public struct SearchSection: Sendable, Hashable {
  public var title: String
  /// The anchor to go to; nil for the top of the page.
  public var anchor: String?
  public var text: String
  /// Names of declarations that this section is about; they rank like a title.
  public var symbols: [String]

  public init(title: String, anchor: String? = nil, text: String, symbols: [String] = []) {
    self.title = title
    self.anchor = anchor
    self.text = text
    self.symbols = symbols
  }
}
