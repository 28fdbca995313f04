import LimnDiagnostics
import LimnSnippets

extension PageAdditions {
  /// Adds the text of the articles to the pages of their symbols.
  func complete(_ pages: [SitePage], with renderer: ArticleRenderer, _ verdicts: [Verdict]) -> (
    [SitePage], [Diagnostic]
  ) {
    guard !articles.isEmpty else { return (pages, []) }
    let byPath = verdicts.grouped(by: \.path)
    var (pages, diagnostics): ([SitePage], [Diagnostic]) = (pages, [])
    for (article, address, member) in articles {
      guard let index = pages.firstIndex(where: { $0.address == address }) else { continue }
      let lines = (byPath[article.document.path] ?? []).keyed(by: \.line)
      let rendered = renderer.render(article, at: address, verdicts: lines)
      let (body, entries) = (rendered.page.body, rendered.page.contents)
      // The page lists its members in the order of the topics, and the links of "See Also" at its end, as in DocC.
      func cut(_ titles: String...) -> (entry: Int, body: Int) {
        guard member == nil, let entry = entries.firstIndex(where: { $0.level == 2 && titles.contains($0.title) }),
          let place = body.firstRange(of: "<h2 id=\"\(entries[entry].anchor)\"".bytes)
        else { return (entries.count, body.count) }
        return (entry, place.lowerBound)
      }
      let (end, seeAlso) = (cut("Topics", "See Also"), cut("See Also"))
      let start = body.firstRange(of: "</h1>\n".bytes)?.upperBound ?? 0
      var page = pages[index]
      defer { pages[index] = page }
      page.files.merge(rendered.page.files) { first, _ in first }
      diagnostics += rendered.diagnostics
      if let member, let place = Self.end(ofMember: member, in: page.body) {
        let text = "<div class=\"about-m\">".bytes + body[start..<end.body] + "</div>".bytes
        page.body.insert(contentsOf: text, at: place)
        continue
      }
      // The text comes before the first section of the page, and after its comment and the text of an earlier article.
      let first = page.contents.prefix(while: \.isAuthored).count
      let section = page.contents.dropFirst(first).first.map { "<h2 id=\"\($0.anchor)\"".bytes }
      let place = section.flatMap { page.body.firstRange(of: $0)?.lowerBound } ?? page.body.count
      page.body.insert(contentsOf: body[start..<end.body], at: place)
      page.contents.insert(contentsOf: entries[..<end.entry], at: first)
      page.body += body[seeAlso.body...]
      page.contents += entries[seeAlso.entry...]
      page.sections += rendered.page.sections.dropFirst()
      page.summary = page.summary ?? rendered.page.summary
    }
    return (pages, diagnostics)
  }

  /// The place behind the declaration of a member, before its comment.
  private static func end(ofMember anchor: String, in body: [UInt8]) -> Int? {
    guard let start = body.firstRange(of: "<li id=\"\(anchor)\">".bytes),
      let line = body[start.upperBound...].firstRange(of: "<span class=\"line\">".bytes)
    else { return nil }
    return body[line.upperBound...].firstRange(of: "</span>".bytes)?.upperBound
  }
}

extension Article {
  /// Whether the article belongs to a documentation catalog.
  var isOfCatalog: Bool { path.contains(".docc/") }
}
