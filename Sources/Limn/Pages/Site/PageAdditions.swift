import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
import LimnSnippets

/// The articles in documentation catalogs that have a symbol of the package as their title. DocC calls these articles
/// extension files. The text of each article is added to the page of its symbol.
struct PageAdditions: Sendable {
  private var articles: [(article: Article, address: PageAddress, member: String?)] = []

  /// - Parameter pages: the pages of the catalog; nil if they are not created yet.
  init(_ candidates: [Article], symbols: SymbolLinks, pages: [SitePage]? = nil) {
    let pages = pages.map { Dictionary($0.map { ($0.address, $0.body) }) { first, _ in first } }
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
      let taken = anchors[address] ?? HTMLAnchors.read(pages?[address] ?? [])
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

  /// Adds the text of the articles to the pages of their symbols.
  func complete(_ pages: [SitePage], with renderer: ArticleRenderer, _ verdicts: [Verdict]) -> (
    [SitePage], [Diagnostic]
  ) {
    guard !articles.isEmpty else { return (pages, []) }
    let byPath = Dictionary(grouping: verdicts, by: \.path)
    var (pages, diagnostics): ([SitePage], [Diagnostic]) = (pages, [])
    // The number of entries of each page's contents that come from articles.
    var added: [PageAddress: Int] = [:]
    for (article, address, member) in articles {
      guard let index = pages.firstIndex(where: { $0.address == address }) else { continue }
      let lines = Dictionary((byPath[article.document.path] ?? []).map { ($0.line, $0) }) { first, _ in first }
      let rendered = renderer.render(article, at: address, verdicts: lines)
      let mark = Array("</h1>\n".utf8)
      let body = rendered.page.body
      let start = body.indices.first { body[$0...].starts(with: mark) }.map { $0 + mark.count } ?? 0
      pages[index].files.merge(rendered.page.files) { first, _ in first }
      diagnostics += rendered.diagnostics
      if let member, let place = Self.end(ofMember: member, in: pages[index].body) {
        let text = Array("<div class=\"about-m\">".utf8) + body[start...] + Array("</div>".utf8)
        pages[index].body.insert(contentsOf: text, at: place)
        continue
      }
      // The text comes before the first section of the page, and after the text of an earlier article.
      let first = added[address, default: 0]
      let section = pages[index].contents.dropFirst(first).first.map { Array("<h2 id=\"\($0.anchor)\"".utf8) }
      let place = section.flatMap { pages[index].body.firstRange(of: $0)?.lowerBound } ?? pages[index].body.count
      pages[index].body.insert(contentsOf: body[start...], at: place)
      pages[index].contents.insert(contentsOf: rendered.page.contents, at: first)
      added[address] = first + rendered.page.contents.count
      pages[index].summary = pages[index].summary ?? rendered.page.summary
    }
    return (pages, diagnostics)
  }

  /// The place behind the declaration of a member, before its comment.
  private static func end(ofMember anchor: String, in body: [UInt8]) -> Int? {
    guard let start = body.firstRange(of: Array("<li id=\"\(anchor)\">".utf8)),
      let line = body[start.upperBound...].firstRange(of: Array("<span class=\"line\">".utf8))
    else { return nil }
    return body[line.upperBound...].firstRange(of: Array("</span>".utf8))?.upperBound
  }
}

extension Article {
  /// Whether the article belongs to a documentation catalog.
  var isOfCatalog: Bool {
    // This property is read often, so the path is searched as bytes, which is fast.
    var rest = path.utf8[...]
    while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
      rest = rest[dot...]
      if rest.starts(with: ".docc/".utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
