import LimnDiagnostics

/// A page of the catalog before it is HTML or Markdown: one description for both.
struct CatalogContent: Sendable {
  var address: PageAddress
  var title: String
  var summary: String?
  var kind: SitePage.Kind
  /// The names that search ranks like a title.
  var symbols: [String]
  /// What search finds besides the page itself: members and the types that are shown here.
  var parts: [SearchSection] = []
  /// The type that names in its doc comments are looked up in first, and its module.
  var scope: (name: String, module: String?)?
  var blocks: [CatalogBlock]
  /// What the page's subject is, shown beside the title.
  var badge: String?
  var group: KindGroup?
  var isSearched = true
  /// Classes of the page's body, such as `wide`.
  var classes: [String] = []
  /// Where the page's subject is declared.
  var declaration: Location?
  /// Assets besides those of every catalog page.
  var assets: [String] = []

  init(_ address: PageAddress, title: String, summary: String? = nil, kind: SitePage.Kind = .catalog, symbols: [String] = []) {
    self.address = address
    self.title = title
    self.summary = summary
    self.kind = kind
    self.symbols = symbols
    blocks = []
  }
}

/// A piece of a catalog page.
enum CatalogBlock: Sendable {
  case heading(String, anchor: String)
  case subheading(String, anchor: String)
  case paragraph([CatalogInline])
  case list([[CatalogInline]])
  case table(columns: [String], rows: [[[CatalogInline]]])
  /// Swift.
  case code(String)
  /// Markdown of an author, such as a doc comment.
  case prose(String)
  case picture(CatalogPicture)
  /// Behind a title that opens it.
  indirect case folded(String, [CatalogBlock])
  /// Of a preview: HTML only, since its text is on a page of its own.
  case html([UInt8])
  /// HTML for readers; the Markdown alternate has the blocks instead.
  indirect case drawn([UInt8], [CatalogBlock])
}

/// A piece of a line.
enum CatalogInline: Sendable {
  case text(String)
  case strong(String)
  case code(String)
  case mark(LayerMark)
  case page(String, PageAddress, fragment: String? = nil, isCode: Bool = false)
  /// Code, some words of which lead to pages.
  case linkedCode([(text: String, address: PageAddress?)])
  /// A line of a source: its file's name, or only the line where the file is known from the context. It leads to the source page, or else to the repository.
  case place(path: String, line: Int, url: String?, page: PageAddress?, isShort: Bool)
  case outside(String, String)
}

extension CatalogInline: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}

extension CatalogContent {
  /// In the order in which they stand.
  var pictures: [CatalogPicture] {
    blocks.compactMap { block in
      if case .picture(let picture) = block { picture } else { nil }
    }
  }

  mutating func section(_ title: String, anchor: String? = nil, _ blocks: [CatalogBlock]) {
    guard !blocks.isEmpty else { return }
    self.blocks.append(.heading(title, anchor: anchor ?? title.lowercased().replacing(" ", with: "-")))
    self.blocks += blocks
  }

  mutating func table(_ title: String, _ columns: [String], _ rows: [[[CatalogInline]]]) {
    if !rows.isEmpty { section(title, [.table(columns: columns, rows: rows)]) }
  }
}
