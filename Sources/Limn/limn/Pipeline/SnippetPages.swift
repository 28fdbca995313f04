import LimnMarkdown
import LimnSnippets

/// Finds the articles whose snippets are checked, and the code files that articles show. Snippets in documentation
/// comments and in the documentation catalogs of targets are found by ``DocumentationPages``.
struct SnippetPages: Phase {
  let workspace: Workspace

  /// Returns all pages. If the command line names pages, returns only the named pages and the pages whose snippets they
  /// use.
  func wanted() throws -> [SnippetPage] {
    let shown = try ShownFilePages(root: layout.root).pages(in: project.documents.filter { isWanted($0.path) })
    let all = Self.pages(project.documents) + shown
    guard !options.paths.isEmpty else {
      return all.filter { settings.snippets.includesReadme || $0.path != "README.md" }
    }
    let wanted = all.filter { isWanted($0.path) }
    let used = Set(wanted.flatMap(\.slugsUsed))
    let named = Set(shown.map(\.path))
    return all.filter { page in isWanted(page.path) || named.contains(page.path) || used.contains(page.slug) }
  }

  private static func pages(_ documents: [Document]) -> [SnippetPage] {
    documents.map { document in
      let name = document.path.fileName
      let slug =
        document.frontMatter.slug ?? AnchorNames.slug(name.split(separator: ".").first.map(String.init) ?? name)
      return SnippetPage(
        path: document.path, slug: slug, imports: document.frontMatter.imports,
        fences: document.fences.filter { $0.file == nil },
        looseCode: document.looseCode, importsLocation: document.frontMatter.locations["imports"])
    }
  }
}
