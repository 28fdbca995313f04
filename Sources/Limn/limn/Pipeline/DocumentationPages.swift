import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
import LimnSnippets
import LimnToolchain

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
    let areNamed = !options.paths.isEmpty
    let (wantsComments, wantsCatalogs) = (scope.includesComments || areNamed, scope.includesCatalogs || areNamed)
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
    let read = project.catalogPages.keyed { ($0.document.path, $0.document) }
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
    let shown = try ShownFilePages(root: root).pages(in: shownIn)
    return (
      pages.map(\.page).filter { !$0.fences.isEmpty || !$0.looseCode.isEmpty } + shown, pages.flatMap(\.diagnostics)
    )
  }

  /// The Markdown files of a target's `.docc` folders, relative to the root.
  private func articles(of target: PackageTarget) throws -> [String] {
    let found = try layout.list(layout.root + "/" + target.path)
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
