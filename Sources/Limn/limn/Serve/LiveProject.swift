import LimnMarkdown
import LimnPages
import LimnPlatform

/// The project that `limn serve` shows. It stays in memory while files change.
struct LiveProject {
  private(set) var layout: ProjectLayout
  let jobs: Int
  private(set) var project: Project
  var artifacts = BuildArtifacts()

  init(_ layout: ProjectLayout, jobs: Int) throws {
    self.layout = layout
    self.jobs = jobs
    project = try Project.read(layout, named: [], jobs: jobs)
  }

  /// The parts of the site that must be updated after files changed.
  enum Change {
    /// Articles, or other files that are copied to the site.
    case content
    /// Files that snippets, the catalog, or previews depend on.
    case code
    /// Changes of the content or the settings after which the whole project is read again. Examples are a new article
    /// and a changed image. A change of the text of an existing article is not included.
    case structure
  }

  /// Updates the project for changed files. If only the text of an article changed, only this article is read again.
  /// After any other change of the content or the settings, the whole project is read again.
  mutating func take(_ paths: Set<String>) throws -> Set<Change> {
    var change: Set<Change> = []
    var isWhole = false
    for path in paths.sorted() where !path.isIn(layout.output) {
      if path.hasSuffix(".swift") || path.hasSuffix("/Package.resolved") { change.insert(.code) }
      guard isContent(path) || path.isIn(layout.site) || path == layout.root + "/limn.yml" else { continue }
      change.formUnion(Project.isArticle(path) ? [.content, .code] : [.content])
      if !isWhole, !replace(path) { isWhole = true }
    }
    if isWhole {
      if layout.parts != nil || layout.content == nil {
        // A documentation catalog or a folder of articles may have been added or removed.
        layout.content = nil
        layout.parts = nil
        layout.otherCatalogs = []
        try layout.discoverContent()
      }
      project = try Project.read(layout, named: [], jobs: jobs)
      change.insert(.structure)
    }
    return change
  }

  /// Whether a file or folder belongs to the content. In a project with a `Content` folder, the content is everything
  /// in this folder and in documentation catalogs. In other projects, the content consists of articles, documentation
  /// catalogs, the files in published folders, and the other files that pages use.
  private func isContent(_ path: String) -> Bool {
    guard let content = layout.content else { return Project.isArticle(path) }
    guard path.isIn(content) else { return path.contains(".docc/") }
    guard let parts = layout.parts else { return true }
    if Project.isArticle(path) || path.hasSuffix(".docc") || path.contains(".docc/") { return true }
    let own = layout.relative(path)
    return project.assets.contains(own) || parts.contains { $0.kind != .file && own.hasPrefix($0.path + "/") }
  }

  /// Reads one article again. Returns false if the file is not an article, is new, or was removed.
  private mutating func replace(_ path: String) -> Bool {
    guard let content = layout.content, path.hasPrefix(content + "/") else { return false }
    let name = String(path.dropFirst(content.count + 1))
    guard let index = project.pages.firstIndex(where: { $0.path == name }), let source = try? files.read(path) else {
      return false
    }
    let page = project.pages[index]
    let known = page.document
    let own = layout.relative(path)
    let published = PublishedText(source, path: own)
    guard published.diagnostics.isEmpty, published.examples.isSubset(of: project.exampleSecrets) else { return false }
    guard source != page.source else { return true }
    guard let code = try? CatalogCode([own], root: layout.root) else { return false }
    let document = Document(parsing: source, path: own, options: code.options(own))
    project.diagnostics.removeAll { diagnostic in
      diagnostic.location?.path == known.path && known.diagnostics.contains(diagnostic)
    }
    project.diagnostics += document.diagnostics
    project.pages[index] = Article(path: name, document: document, source: source, sitePath: page.sitePath)
    // A verdict refers to a line of the page. The lines may have moved, so remove the page's verdicts.
    artifacts.verdicts.removeAll { $0.path == document.path }
    artifacts.verdictsOnShownCode.removeAll { $0.path == document.path }
    return true
  }
}
