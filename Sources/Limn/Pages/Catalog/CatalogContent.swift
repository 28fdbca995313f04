import LimnDiagnostics
import LimnMarkdown
import LimnMarkup
import LimnPlatform
import LimnSearch

/// The content of a catalog page, independent of whether it is printed as HTML or Markdown.
struct CatalogContent {
  var address: PageAddress
  var title: String
  var lead: Lead?
  var kind: SitePage.Kind
  /// Names that search ranks as high as a title.
  var symbols: [String]
  /// The parts of this page that search lists as separate results: members, and types without a page of their own.
  var parts: [SearchSection] = []
  var blocks: [CatalogBlock]
  /// The kind of the page's subject, shown next to the title.
  var badge: String?
  /// The kind and the app or module of the page's subject, which search finds: `Store in BMI.`
  var place: String?
  var group: KindGroup?
  var isSearched = true
  /// Classes of the `body` element, such as `wide`.
  var classes: [String] = []
  /// The number of items in each section, by the section's anchor. The list of sections shows these numbers.
  var counts: [String: Int] = [:]
  /// The location of the subject's declaration.
  var declaration: Location?
  /// The assets that this page needs in addition to the assets of all catalog pages.
  var assets: [String] = []

  init(
    _ address: PageAddress, title: String, summary: String? = nil, kind: SitePage.Kind = .catalog,
    symbols: [String] = []
  ) {
    self.address = address
    self.title = title
    lead = summary.map { Lead(text: $0, inlines: [.text($0)]) }
    self.kind = kind
    self.symbols = symbols
    blocks = []
  }

  /// The summary below the title.
  struct Lead {
    /// The summary without links, for the page's description, its Markdown alternate, and the search.
    var text: String
    var inlines: [CatalogInline]
  }

  var summary: String? { lead?.text }

  mutating func add(_ block: CatalogBlock) { blocks.append(block) }

  mutating func section(_ title: String, anchor: String? = nil, _ blocks: [CatalogBlock]) {
    guard !blocks.isEmpty else { return }
    add(.heading(title, anchor: anchor ?? Self.anchor(of: title)))
    self.blocks += blocks
  }

  /// The anchors of the sections.
  var anchors: Set<ExactText> {
    Set(blocks.compactMap { if case .heading(_, let anchor, _) = $0 { ExactText(anchor) } else { nil } })
  }

  /// The sections, and the outermost headings of the page's own comment, which comes before them.
  var contents: [ContentsEntry] {
    var isOpening = true
    return blocks.flatMap { block -> [ContentsEntry] in
      switch block {
      case .heading(let title, let anchor, let level):
        isOpening = false
        return [ContentsEntry(level: level, title: title, anchor: anchor, count: counts[anchor])]
      case .prose(let text, _) where isOpening:
        var outermost = Int.max
        return Document(comment: text).reserving(anchors).headings.compactMap { heading in
          guard heading.level <= outermost else { return nil }
          outermost = heading.level
          return ContentsEntry(level: 2, title: heading.text, anchor: heading.anchor, isAuthored: true)
        }
      default: return []
      }
    }
  }

  /// Returns the anchor of the section with the given title.
  static func anchor(of title: String) -> String { title.lowercased().replacing(" ", with: "-") }

  mutating func table(_ title: String, _ columns: [String], _ rows: [[[CatalogInline]]]) {
    let filled = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    if rows.isEmpty { return }
    section(title, [.table(columns: filled.map { columns[$0] }, rows: rows.map { row in filled.map { row[$0] } })])
  }
}

/// A block of a catalog page.
enum CatalogBlock: Sendable {
  case heading(String, anchor: String, level: Int = 2)
  case paragraph([CatalogInline])
  case list([[CatalogInline]])
  /// With anchors, a table is one that is laid out as cards on a phone. The rows have these anchors, if there are any.
  case table(columns: [String], rows: [[[CatalogInline]]], anchors: [String]? = nil)
  /// A block of Swift code.
  case code(String)
  /// A documentation comment, which is an author's Markdown.
  case prose(String, from: LinkSource)
  /// Collapsed content with a title.
  indirect case folded(String, [CatalogBlock])
  /// HTML that the Markdown alternate leaves out, such as a preview or an excerpt of a source file.
  case html([UInt8])
  /// HTML for the page, and the blocks that replace the HTML in the Markdown alternate.
  indirect case drawn(Markup, [CatalogBlock])
}

/// An inline element.
enum CatalogInline: Equatable, ExpressibleByStringLiteral {
  case text(String)
  case strong(String)
  case code(String)
  case mark(LayerMark)
  case page(String, PageAddress, fragment: String? = nil, isCode: Bool = false)
  /// A source location, shown as the file's name and the line number. If `isShort` is true, only the line number is
  /// shown, since the surrounding text already names the file.
  ///
  /// `page` is the file's page on this site, and `url` is the file's address in the repository. The location is a link
  /// to `page`, or to `url` if `page` is nil. If both are nil, the location is not a link.
  case place(path: String, line: Int, url: String?, page: PageAddress?, isShort: Bool)
  case outside(String, String)

  init(stringLiteral value: String) { self = .text(value) }
}
