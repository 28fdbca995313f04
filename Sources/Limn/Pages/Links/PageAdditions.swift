import LimnMarkdown
import LimnPlatform

/// The articles in documentation catalogs that have a symbol of the package as their title. DocC calls these articles
/// extension files. The text of each article is added to the page of its symbol.
struct PageAdditions {
  private(set) var articles: [(article: Article, address: PageAddress, member: String?)] = []

  /// - Parameter pages: the pages of the catalog; nil if they are not created yet.
  init(_ candidates: [Article], symbols: SymbolLinks, pages: [SitePage]? = nil) {
    let pages = pages.map { $0.keyed { ($0.address, $0.body) } }
    var anchors: [PageAddress: Set<ExactText>] = [:]
    for var article in candidates where article.isOfCatalog {
      // An article about a module is the home page of its documentation catalog, so it keeps a page of its own.
      guard let symbol = article.document.extendedSymbol, !symbols.isOnlyModule(symbol) else { continue }
      let module = symbols.module(ofFile: article.document.path)
      guard case .one(let target) = symbols.find(symbol, in: .init(module: module)),
        pages == nil || pages?[target.address] != nil
      else { continue }
      let address = target.address
      // The sections of the page come first, so the anchors of the article must differ from theirs.
      let taken = anchors[address] ?? HTMLTag.ids(in: pages?[address] ?? [])
      article.document = article.document.reserving(taken)
      anchors[address] = taken.union(article.anchors)
      articles.append((article, address, target.fragment))
    }
  }

  func contains(_ article: Article) -> Bool { articles.contains { $0.article.path == article.path } }

  /// Changes the link table, so that links to these articles lead to the pages of the symbols. The articles have no
  /// pages of their own.
  func add(to links: inout LinkTable) {
    for (article, address, _) in articles {
      links.add(article, address, links.titles[address] ?? article.title)
      links.anchors[address, default: []].formUnion(article.anchors)
    }
  }
}
