import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPages
import LimnPlatform

/// A project as read from disk: its settings and its content files.
struct Project {
  var layout: ProjectLayout
  var settings = Settings()
  /// The articles of the site, sorted by path.
  var pages: [Article] = []
  /// Markdown that is checked but not part of the site: the README, and files named on the command line.
  var others: [Document] = []
  /// The other files of the content folder, such as images. The paths are relative to the content folder and sorted. A
  /// site contains those that a page uses, and the requested ones.
  var assets: [String] = []
  /// The assets that `files` in the settings names, relative to the content folder.
  var requestedFiles: Set<String> = []
  /// The files that are not part of the repository.
  var ignored = IgnoredFiles()
  /// The ignored files that pages could use, relative to the content folder.
  var ignoredContent: Set<String> = []
  /// The secrets in articles that a comment names as examples.
  var exampleSecrets: Set<[UInt8]> = []
  /// The articles of documentation catalogs outside the content folder. They are checked but not published.
  var catalogPages: [Article] = []
  /// The other files of documentation catalogs outside the content folder. The paths are relative to the root and
  /// sorted.
  var catalogAssets: [String] = []
  /// The failures that the project accepts; nil if it has no baseline.
  var baseline: Baseline?
  var diagnostics: [Diagnostic] = []
  /// The content files that are not read, relative to the root. They are symbolic links without a target, or symbolic
  /// links that lead to a file outside the project.
  var unreadPaths: Set<String> = []

  /// All checked documents, except for those in documentation catalogs outside the content folder.
  var documents: [Document] { pages.map(\.document) + others }

  /// The paths of all files whose snippets and links are checked, except for source files.
  var documentPaths: Set<String> { Set((documents + catalogPages.map(\.document)).map(\.path)).union(unreadPaths) }

  /// The modules for which an article contains a list of symbols, sorted.
  var listedModules: [String] { Set(pages.flatMap { $0.document.insertions(.symbols) }.map(\.name)).sorted() }

  /// Reads only the settings.
  static func readSettings(_ layout: ProjectLayout) throws -> Project {
    var project = Project(layout: layout)
    let path = layout.settings
    guard let text = try files.readIfPresent(path)?.text else { return project }
    (project.settings, project.diagnostics) = Settings.parse(text, path: layout.relative(path))
    project.diagnostics += project.settings.unknownIDs(rules: Rule.all.map(\.id))
    return project
  }

  /// Reads the settings and parses all articles in parallel.
  ///
  /// - Parameter named: the absolute paths of files and folders to check in addition to the content folder.
  static func read(
    _ layout: ProjectLayout, named: [String], processes: ProcessRunner = .local, jobs: Int?
  ) throws -> Project {
    var project = try readSettings(layout)
    if let bytes = try files.readIfPresent(layout.baseline) {
      let (baseline, mistakes) = Baseline.read(bytes, path: layout.relative(layout.baseline))
      project.baseline = baseline
      project.diagnostics += mistakes
    }
    if project.settings.locations["title"] == nil { project.settings.title = ProjectTitle.find(layout.root) }
    project.ignored = IgnoredFiles(in: layout.root, processes: processes)
    project.diagnostics += [project.ignored.problem].compactMap(\.self)
    var parsed: [ParsedFile] = []
    if let content = layout.content {
      let found = project.readable(try project.contentFiles(content))
      let readable = found.map { String($0.dropFirst(content.count + 1)) }
      project.assets = readable.filter {
        !isArticle($0) && (!StaticFile.isSource($0) || project.requestedFiles.contains($0))
      }
      var paths = readable.filter(isArticle)
      var open = paths
      while !open.isEmpty {
        let read = try project.parse(open.map { content + "/" + $0 }, jobs)
        parsed += read
        project.pages += articles(read, below: content, layout, jobs)
        open = []
        guard layout.parts != nil else { break }
        // If a page links to an article or image outside the published folders, the article or image belongs to the
        // site too.
        let linked = LinkedFiles(read.map(\.document), layout: layout)
        project.ignoredContent.formUnion(linked.all.filter(project.isIgnored))
        let new = linked.articles.union(linked.assets).subtracting(paths + project.assets).subtracting(
          project.unreadPaths.union(project.ignoredContent)
        ).sorted()
        let added = project.readable(new.map { content + "/" + $0 }).map {
          String($0.dropFirst(content.count + 1))
        }
        project.assets += added.filter(linked.assets.contains)
        open = added.filter(linked.articles.contains)
        paths += open
      }
      project.pages.sort { $0.path < $1.path }
      if paths.isEmpty {
        let ignored = project.ignoredContent.contains(where: isArticle) ? " that Git does not ignore" : ""
        project.diagnostics.add(
          .noArticles, "no Markdown file in \(layout.relative(content))/\(ignored): create index.md")
      }
    }
    if layout.content == nil, files.exists(layout.root + "/Package.swift") {
      project.pages = [home(project.settings.title)]
    }
    try project.readOtherCatalogs(jobs)
    let known = project.documentPaths
    for path in named where !files.isFolder(path) && !isArticle(path) && !path.hasSuffix(".swift") {
      let text = "'\(layout.relative(path))' is neither a Markdown nor a Swift file, so it cannot be checked"
      project.diagnostics.add(.unknownFile, text)
    }
    let extra = try named.isEmpty ? project.readme : project.articles(named: named)
    let others = project.readable(extra.filter { !known.contains(layout.relative($0)) })
    project.others = try project.parse(others, jobs).map(\.document)
    project.checkTheme()
    project.diagnostics += (project.documents + project.catalogPages.map(\.document)).flatMap(\.diagnostics)
    parsed.sort { $0.document.path < $1.document.path }
    project.diagnostics += parsed.flatMap(\.published.diagnostics)
    project.exampleSecrets = parsed.reduce(into: []) { $0.formUnion($1.published.examples) }
    project.diagnostics =
      ForeignMarkup.grouped(project.diagnostics)
      + ForeignMarkup.diagnostics(
        of: parsed.map { ($0.document, $0.published.text, $0.candidates) })
    return project
  }

  /// The source lines that diagnostics point to. The lines of an article are those that were parsed. Any other file is
  /// read when a printer needs its lines.
  var source: SourceText {
    let bounds = ProjectBounds(layout)
    let parsed = (pages + catalogPages).keyed { ($0.document.path, $0.source) }
    return SourceText { [layout] path in
      if let source = parsed[path] { return source }
      let isAbsolute = path.hasPrefix("/")
      let file = isAbsolute ? path : layout.root + "/" + path
      // A symbolic link may lead to a file outside the project. A report must not show the lines of such a file.
      if !isAbsolute, bounds.isOutside(file) { return nil }
      return (try? files.read(file)).map { PublishedText($0, path: path).text }
    }
  }

  /// Whether a file is an article: Markdown, or a tutorial of a documentation catalog.
  static func isArticle(_ path: String) -> Bool {
    isMarkdown(path) || path.hasSuffix(".tutorial") && path.contains(".docc/")
  }

  static func isMarkdown(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".markdown") }

  private typealias ParsedFile = (
    path: String, document: Document, published: PublishedText, candidates: [ForeignMarkup.Candidate]
  )

  private static func articles(
    _ parsed: [ParsedFile], below folder: String, _ layout: ProjectLayout, _ jobs: Int?
  ) -> [Article] {
    let all = parsed.map { (String($0.path.dropFirst(folder.count + 1)), $0) }
    let catalogs = Set(
      all.lazy.filter { $1.document.isTechnologyRoot }.compactMap { path, _ in layout.catalog(of: path) })
    // Addresses ignore the folders of a catalog, so only articles with equal names keep their folders.
    let names = all.map(\.0).grouped { path in
      (layout.catalog(of: path)?.path ?? "") + "/" + (path.lastPathName ?? "").lowercased()
    }
    let equal = Set(names.values.filter { $0.count > 1 }.flatMap { $0 })
    return concurrentMap(all, jobs: jobs) { path, parsed in
      let (document, catalog) = (parsed.document, layout.catalog(of: path))
      let isRoot =
        catalog.map(catalogs.contains) == true
        ? document.isTechnologyRoot : document.isRootOfCatalog(named: catalog?.name)
      return Article(
        path: path, document: document, source: parsed.published.text,
        sitePath: layout.sitePath(of: path, isRootOfCatalog: isRoot, keepsFolders: equal.contains(path)))
    }
  }

  /// Reads the documentation catalogs outside the content folder.
  private mutating func readOtherCatalogs(_ jobs: Int?) throws {
    for catalog in layout.otherCatalogs {
      let found = try layout.list(layout.root + "/" + catalog.path)
      let all = readable(found.map { layout.root + "/" + catalog.path + "/" + $0 }).map(layout.relative)
      let read = try parse(all.filter(Self.isArticle).map { layout.root + "/" + $0 }, jobs)
      catalogPages += Self.articles(read, below: layout.root, layout, jobs)
      catalogAssets += all.filter { !Self.isArticle($0) && !StaticFile.isSource($0) }
    }
    catalogPages.sort { $0.path < $1.path }
  }

  /// Parses Markdown files. Reports those that cannot be read.
  private mutating func parse(
    _ paths: [String], _ jobs: Int?
  ) throws -> [ParsedFile] {
    let layout = layout
    let code = try CatalogCode(paths.map(layout.relative), root: layout.root)
    let read = concurrentMap(paths, jobs: jobs) { path -> Result<ParsedFile, FileError> in
      Result { () throws(FileError) in
        let published = PublishedText(try files.read(path), path: layout.relative(path))
        let source = published.text
        let document = Document(
          parsing: source, path: layout.relative(path), options: code.options(layout.relative(path)))
        return (path, document, published, ForeignMarkup.candidates(in: source))
      }
    }
    return zip(paths, read).compactMap { path, result in
      do throws(FileError) { return try result.get() } catch {
        let place = layout.relative(path)
        unreadPaths.insert(place)
        diagnostics.add(.unreadableFile, "this file cannot be read: \(error.reason)", at: Location(path: place))
        return nil
      }
    }
  }

  /// Creates the home page of a package that has neither articles nor a README.
  private static func home(_ title: String) -> Article {
    let text = "# \(title)\n\nThis package has no README. Its declarations are in the [catalog](catalog/index.html).\n"
    return Article(path: "README.md", document: Document(parsing: text, path: "README.md"), source: text.bytes)
  }
}
