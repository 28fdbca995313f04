import LimnConfiguration
import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnSnippets
import LimnToolchain

/// Finds the articles whose snippets are checked, and the code files that articles show. Snippets in documentation
/// comments and in the documentation catalogs of targets are found by ``DocumentationPages``.
struct SnippetPages: Phase {
  let workspace: Workspace

  /// Returns all pages. If the command line names pages, returns only the named pages and the pages whose snippets they
  /// use.
  func wanted() throws -> [SnippetPage] {
    let code = ShownCode(root: layout.root, files: files)
    let shown = try code.pages(in: project.documents.filter { isWanted($0.path) })
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

/// Finds the code blocks in the documentation comments and documentation catalogs of the documented targets.
struct DocumentationPages: Phase {
  let workspace: Workspace
  /// The description of the package, including targets that do not build.
  let description: PackageDescription
  /// Whether the package is built with Limn's bundled modules.
  let hasBundled: Bool

  /// Reads the files and creates one page for each file.
  ///
  /// The modules that code can use are the site's imports and the target's module. Code in documentation comments can
  /// also use the modules that its Swift file imports. If a Markdown file has `imports` in its front matter, its code
  /// can use only the modules listed there.
  func read() throws -> (pages: [SnippetPage], diagnostics: [Diagnostic]) {
    let names = Set(documentedTargets(of: description))
    let targets = description.targets.filter { names.contains($0.name) && $0.isSwift }
    let scope = project.settings.snippets
    // Files named on the command line are checked even if the settings exclude them.
    let (wantsComments, wantsCatalogs) = (
      scope.includesComments || !options.paths.isEmpty, scope.includesCatalogs || !options.paths.isEmpty
    )
    let published = Set(project.documents.map(\.path))
    let commented = targets.flatMap { target in target.sources.map { (path: $0, module: target.module) } }.filter {
      isWanted($0.path)
    }
    let catalogs = try targets.flatMap { target in
      try articles(of: target).map { (path: $0, module: target.module) }
    }.filter { isWanted($0.path) && !published.contains($0.path) }
    let wanted = (wantsComments ? commented : []) + (wantsCatalogs ? catalogs : [])
    let root = layout.root
    let defaults = project.settings.locations["imports"] == nil ? ["Foundation"] : project.settings.imports
    let read = Dictionary(keepingFirst: project.catalogPages.map { ($0.document.path, $0.document) })
    let modules = Set(description.targets.map(\.module)).union(hasBundled ? BundledModules.names : [])
    let pages = concurrentMap(wanted, jobs: options.jobs) { file in
      let isArticle = Project.isArticle(file.path)
      // If a source cannot be read, its target does not build. The build reports this, so no error is reported here.
      let source = isArticle ? [] : (try? files.read(root + "/" + file.path)) ?? []
      let documents = isArticle ? [read[file.path]].compactMap { $0 } : Self.comments(source, file.path)
      let own = documents.first?.frontMatter.imports
      let imports =
        own ?? defaults + [file.module]
        + (isArticle || documents.isEmpty
          ? [] : SourceImports(source, present: modules).activeModules.filter { $0 != file.module })
      let page = SnippetPage(
        path: file.path, slug: file.path, imports: imports,
        fences: documents.flatMap(\.fences).filter { $0.file == nil },
        looseCode: documents.flatMap(\.looseCode),
        importsLocation: documents.first?.frontMatter.locations["imports"])
      return (page: page, diagnostics: documents.flatMap(\.diagnostics))
    }
    let shownIn = wantsCatalogs ? project.catalogPages.map(\.document).filter { isWanted($0.path) } : []
    let shown = try ShownCode(root: root, files: files).pages(in: shownIn)
    return (
      pages.map(\.page).filter { !$0.fences.isEmpty || !$0.looseCode.isEmpty } + shown, pages.flatMap(\.diagnostics)
    )
  }

  /// The Markdown files of a target's `.docc` folders, relative to the root.
  private func articles(of target: PackageTarget) throws -> [String] {
    let found = try layout.list(layout.root + "/" + target.path, files)
    return found.map { target.path + "/" + $0 }.filter { $0.contains(".docc/") && Project.isArticle($0) }
  }

  /// Returns the code blocks of a Markdown file, or of the documentation comments in a Swift file.
  static func fences(ofFile path: String, _ source: [UInt8]) -> [Fence] {
    let documents = path.hasSuffix(".swift") ? comments(source, path) : [Document(parsing: source, path: path)]
    return documents.flatMap(\.fences)
  }

  /// Returns the documentation comments that contain code.
  private static func comments(_ source: [UInt8], _ path: String) -> [Document] {
    // Most files contain no code, so first search the text for a fence or for indentation in a comment.
    guard ["```", "~~~", "///     ", "/**"].contains(where: { source.firstOffset(of: $0) != nil }) else { return [] }
    return DocComment.all(in: source).map { $0.document(path: path) }.filter {
      !$0.fences.isEmpty || !$0.looseCode.isEmpty
    }
  }
}

/// Finds the Swift files that directives in articles show.
struct ShownCode {
  /// The project's root folder.
  let root: String
  let files: FileSystem

  /// Returns one page for each shown file, so that diagnostics are reported in the file itself.
  ///
  /// Each step of a tutorial shows one file. A later step can show a new version of a file that was shown before. The
  /// code of a step can use the declarations of all other files that earlier steps showed. It cannot use the
  /// declarations in older versions of its own file.
  func pages(in documents: [Document]) throws -> [SnippetPage] {
    var pages: [String: SnippetPage] = [:]
    for document in documents {
      // For each file that was shown so far, the page of its latest version. The key is the name under which the file
      // is shown, and the value is the page's slug.
      var latest: [String: String] = [:]
      for fence in document.fences where fence.language == "swift" {
        guard let path = fence.file else { continue }
        let slug = "shown-" + AnchorNames.slug(path)
        let title =
          fence.info.firstRange(of: "title=\"").map { fence.info[$0.upperBound...].prefix { $0 != "\"" } }.map(
            String.init) ?? path
        // Two names can show the same file.
        let used = Set(latest.filter { $0.key != title && $0.value != slug }.values)
        let using = used.map { ", using=\($0)#code" }.sorted().joined()
        latest[title] = slug
        guard pages[path] == nil else { continue }
        let text = SnippetFile(try files.read(root + "/" + path)).text
        pages[path] = Self.page(path, slug: slug, text: text, info: "swift, name=code" + using)
      }
    }
    return pages.values.sorted { $0.path < $1.path }
  }

  /// Returns a page for a source file. The page has one code block, which contains the whole file.
  private static func page(_ path: String, slug: String, text: String, info: String) -> SnippetPage {
    let count = max(
      1, text.lines.count - (text.hasSuffix("\n") ? 1 : 0))
    let start = SourcePosition(line: 1, column: 1)
    let fence = Fence(
      info: info, infoRange: SourceRange(start: start, end: start), text: text,
      range: SourceRange(start: start, end: SourcePosition(line: count, column: 1)),
      lines: (1...count).map { Fence.Line(number: $0, column: 1) })
    return SnippetPage(path: path, slug: slug, fences: [fence])
  }

  /// Returns copies of the verdicts on shown files, one copy for each place where a file is shown.
  static func verdicts(onCodeIn documents: [Document], among verdicts: [Verdict]) -> [Verdict] {
    let byPath = Dictionary(keepingFirst: verdicts.map { ($0.path, $0) })
    return documents.flatMap { document in
      document.fences.compactMap { fence in
        guard let path = fence.file, var verdict = byPath[path] else { return nil }
        (verdict.path, verdict.line, verdict.endLine) = (document.path, fence.range.start.line, fence.range.end.line)
        // If only a part of a file is shown, positions in the file do not match positions in the shown text. So remove
        // the tokens and hover cards, which have such positions.
        if fence.lines.isEmpty { (verdict.tokens, verdict.hovers) = ([], []) }
        return verdict
      }
    }
  }
}
