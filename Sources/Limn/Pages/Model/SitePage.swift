import LimnDiagnostics
import LimnPlatform
public import LimnPreviews
public import LimnSearch

/// A page without its frame: an article, a catalog page, a preview, or a generated page.
public struct SitePage: Sendable {
  var address: PageAddress
  var title: String
  var summary: String?
  var kind: Kind
  /// The HTML inside `<main>`, including the `h1`.
  var body: [UInt8]
  /// The headings to show in the list "On this page", in order.
  var contents: [ContentsEntry] = []
  /// The searchable sections in page order. The first section represents the page itself. Empty if the search does not
  /// find the page.
  public var sections: [SearchSection] = []
  /// The Markdown alternate; nil if the page has none.
  var alternate: [UInt8]?
  /// The path of the source file relative to the repository's root, for "edit this page".
  var source: String?
  /// The location of the declaration that the page documents. Diagnostics about the doc comment refer to this location.
  var declaration: Location?
  /// The names of the assets that this page needs in addition to the theme's assets, such as `previews.css`.
  var assets: [String] = []
  /// CSS classes of the page's `body` element.
  var classes: [String] = []
  /// The anchors on the page. Links from other pages are checked against these anchors.
  var anchors: Set<ExactText> = []
  /// The files of the content folder that the page uses, each with the location of a link to it.
  var files: [PageAddress: Location] = [:]
  var code = PageCode()

  /// Returns what the search finds of a preview's pages. The pages themselves are made elsewhere, so they have no text.
  public static func searched(_ graph: StateGraph) -> [SitePage] {
    let texts = graph.searchTexts
    return graph.pageStarts.indices.map { page in
      SitePage(
        address: PageAddress(graph.preview.path(ofPage: page)), title: graph.preview.title, kind: .preview, body: [],
        sections: texts.filter { $0.page == page }.map {
          SearchSection(title: $0.title, anchor: $0.anchor, text: $0.text)
        })
    }
  }

  /// What the search finds of the page.
  var searched: SearchPage {
    var sections = sections
    // A state of a preview is found by the labels that it shows, with which the script compares the query.
    for index in sections.indices where kind == .preview && sections[index].anchor != nil {
      sections[index].summary = sections[index].text
    }
    return SearchPage(
      title: title, url: address.url, kind: Kind.allCases.firstIndex(of: kind) ?? 0, sections: sections)
  }

  /// The kind of a page. Search groups its results by the kind of page.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case article, catalog, symbol, preview
  }
}

/// An entry of the list "On this page", which links to the headings of a page.
public struct ContentsEntry: Sendable, Hashable {
  var level: Int
  var title, anchor: String
  /// The number of items below the heading, shown beside the title.
  var count: Int?
  /// Whether the heading is part of a text by an author, not a section that Limn makes.
  var isAuthored = false
}

/// The hover cards and the check results for the code on a page.
struct PageCode {
  /// The script with the hover cards of the names in the code.
  var hovers: PageAddress?
  /// The results of the snippets, shown below the list "On this page"; nil if there are no results.
  var checks: PageChecks?
  /// The page of the first type that a source file declares. The breadcrumbs of the source page lead to it.
  var declared: PageAddress?
}

/// The results of a page's snippets as text, and the address of the page with the results of all snippets.
struct PageChecks: Hashable {
  var summary, details: String
  var hasPassed: Bool
  var address: PageAddress?
}
