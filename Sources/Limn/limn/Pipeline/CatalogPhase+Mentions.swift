import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnSnippets

extension CatalogPhase {
  /// For each article, the symbols that its text names and that its snippets use.
  var mentions: [ArticleMentions] {
    let byPath = Dictionary(grouping: links.verdicts, by: \.path)
    let addresses = Article.addresses(of: project.pages)
    return zip(project.pages, addresses).map { article, address in
      let path = article.document.path
      let named = article.document.links.filter { $0.kind == .symbol }.map { link in
        ArticleMentions.Mention(
          name: link.destination,
          location: Location(link.range.start, path: path))
      }
      let used = (byPath[path] ?? []).filter { $0.kind == .passed }.flatMap { verdict in
        verdict.mentions.map {
          ArticleMentions.Mention(name: $0, location: Location(path: path, line: verdict.line))
        }
      }
      let slug = address.path.hasSuffix(".html") ? String(address.path.dropLast(5)) : address.path
      var mentions = ArticleMentions(title: article.title, slug: slug, path: path, mentions: named + used)
      if article.document.directives.contains(where: { $0.name == "DeprecationSummary" }) {
        mentions.deprecated = article.document.extendedSymbol
      }
      if options.only.contains(.snippets), options.snippets.wantsTokens {
        let hidden = Set(article.document.fences.filter(\.isHidden).map(\.range.start.line))
        let shown = (byPath[path] ?? []).filter { $0.kind == .passed && !hidden.contains($0.line) }
        mentions.symbols = Set(shown.flatMap(\.symbols))
      }
      return mentions
    }
  }
}
