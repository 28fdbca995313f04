import LimnDiagnostics
import LimnMarkdown

/// The groups of links in an article of a documentation catalog. The order of the links determines the order of entries
/// in the navigation, and of the members on the page of a declaration. In an article with `@Tutorials`, each chapter is
/// a group. In any other article, each section below `## Topics` is a group.
struct Curation {
  struct Group {
    /// The title of the group; empty for links before the first group.
    var title: String
    var links: [LinkReference] = []
  }

  private(set) var groups: [Group] = []
  /// The lines of the topics.
  private(set) var lines = 0..<0

  init(_ document: Document) {
    let isTutorials = document.directives.contains { $0.name == "Tutorials" }
    let topics = document.headings.first { $0.level == 2 && $0.text == "Topics" }
    guard isTutorials || topics != nil else { return }
    let start = topics?.range.start.line ?? 0
    let end =
      isTutorials
      ? .max : document.headings.first { $0.range.start.line > start && $0.level <= 2 }?.range.start.line ?? .max
    if !isTutorials { lines = start..<end }
    // In an article with `@Tutorials`, the chapters take the place of topics.
    let chapters = Set(document.directives.filter { $0.name == "Chapter" }.compactMap { $0.arguments["name"] })
    let titles = document.headings.filter {
      isTutorials
        ? chapters.contains($0.text) : $0.level == 3 && $0.range.start.line > start && $0.range.start.line < end
    }
    groups = ([""] + titles.map(\.text)).map { Group(title: $0) }
    for link in document.links where link.range.start.line > start && link.range.start.line < end {
      groups[titles.count { $0.range.start.line < link.range.start.line }].links.append(link)
    }
    groups.removeAll(where: \.links.isEmpty)
  }
}

/// Builds the navigation of a documentation catalog from the groups of links in its articles (see ``Curation``). The
/// pages that the home page links to are at the top level. The pages that an article links to are below this article.
struct CuratedTree {
  private var pages: [String: (article: Article, address: PageAddress)] = [:]
  private var placed = Set<PageAddress>()
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter leaves: the articles of one documentation catalog.
  init(_ leaves: [(article: Article, address: PageAddress)]) {
    for leaf in leaves { pages[ArticleAddresses.slug(of: leaf.article.stem)] = leaf }
  }

  /// Returns the entries below a page, in the order of the page's topics.
  mutating func children(of article: Article, at address: PageAddress, above: [PageAddress] = []) -> [NavigationNode] {
    placed.insert(address)
    var nodes: [NavigationNode] = []
    for group in Curation(article.document).groups {
      var children: [NavigationNode] = []
      for link in group.links {
        guard let name = link.destination.after(prefix: "doc:")?.prefix(while: { $0 != "#" }).pathNames.last,
          let page = pages[ArticleAddresses.slug(of: String(name))]
        else { continue }
        if (above + [address]).contains(page.address) {
          diagnostics.add(
            .cyclicCuration, "'\(name)' already contains this page, so the two pages would contain each other",
            at: Location(link.range, path: article.document.path))
          continue
        }
        // Several pages can link to the same page. The linked page has only one entry in the navigation, at the first
        // link.
        guard !placed.contains(page.address) else { continue }
        let inner = self.children(of: page.article, at: page.address, above: above + [address])
        children.append(NavigationNode(title: page.article.title, address: page.address, children: inner))
      }
      if group.title.isEmpty {
        nodes += children
      } else if !children.isEmpty {
        nodes.append(NavigationNode(title: group.title, children: children))
      }
    }
    return nodes
  }

  func isPlaced(_ address: PageAddress) -> Bool { placed.contains(address) }
}

extension Article {
  /// The text without the title and the topics.
  var text: String {
    let title = document.headings.first { $0.level == 1 }?.range.end.line ?? 0
    let topics = Curation(document).lines
    return source.lines.enumerated().filter { $0.offset >= title && !topics.contains($0.offset + 1) }
      .map(\.element.text).withLineFeeds.trimmed
  }

  /// The front matter's description of an article. For an article of a documentation catalog without a description,
  /// this is the first paragraph, which is the abstract in DocC.
  var summary: String? {
    if document.frontMatter.description != nil || !isOfCatalog { return document.frontMatter.description }
    return document.blocks.first(where: \.isParagraph)?.inlines.map(\.plainText).joined()
  }
}
