public import LimnDiagnostics
public import LimnMarkdown

/// Checks links in Markdown that is not part of the site, such as a README beside a content folder. Hosts of
/// repositories show such a file.
public enum UnpublishedLinks {
  /// - Parameter content: its functions read the files of the project.
  public static func check(
    _ documents: [Document], among all: [Document], in content: SiteContent
  ) -> [Diagnostic] {
    var content = content
    content.articles = all.map { Article(path: $0.path, document: $0, source: []) }
    content.folder = ""
    var links = LinkTable(content, content.articles.map { PageAddress($0.path) }, symbols: SymbolLinks())
    // A link to any file of the repository works on its host.
    links.repository = ("https://host/owner/name", "main")
    links.copiesFiles = false
    return documents.flatMap { document in
      DocumentLinks(document, links, from: LinkSource(path: document.path, address: PageAddress(document.path)))
        .diagnostics
    }
  }
}
