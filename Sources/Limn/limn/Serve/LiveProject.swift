import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnSnippets

/// The project that `limn serve` shows, kept in memory between changes of its files.
struct LiveProject {
  let layout: ProjectLayout
  let files: FileSystem
  let jobs: Int
  private(set) var project: Project
  var material = BuildArtifacts()

  init(_ layout: ProjectLayout, files: FileSystem, jobs: Int) throws(EnvironmentFailure) {
    self.layout = layout
    self.files = files
    self.jobs = jobs
    project = try Project.read(layout, named: [], files: files, jobs: jobs)
  }
}

extension LiveProject {
  /// What a change of files asks for.
  struct Change: OptionSet {
    let rawValue: Int
    /// Articles or what is copied with them.
    static let content = Change(rawValue: 1)
    /// Files that snippets, catalog or previews depend on.
    static let code = Change(rawValue: 2)
    /// More than the text of articles that were there.
    static let structure = Change(rawValue: 4)
  }

  /// Takes over changed files: an article that was there is read alone, anything else reads the project again.
  mutating func take(_ paths: Set<String>) throws(EnvironmentFailure) -> Change {
    var change: Change = []
    var isWhole = false
    for path in paths.sorted() where !path.hasPrefix(layout.output + "/") && path != layout.output {
      guard isContent(path) || path.hasPrefix(layout.site + "/") || path == layout.site else {
        if path.hasSuffix(".swift") || path.hasSuffix("/Package.resolved") { change.insert(.code) }
        continue
      }
      change.formUnion(Project.isMarkdown(path) ? [.content, .code] : [.content])
      if !isWhole, !replace(path) { isWhole = true }
    }
    if isWhole {
      project = try Project.read(layout, named: [], files: files, jobs: jobs)
      change.insert(.structure)
    }
    return change
  }

  private func isContent(_ path: String) -> Bool {
    guard let content = layout.content else { return false }
    return path == content || path.hasPrefix(content + "/")
  }

  /// Reads one article again; false if it is none, new or gone.
  private mutating func replace(_ path: String) -> Bool {
    guard let content = layout.content, path.hasPrefix(content + "/") else { return false }
    let own = String(path.dropFirst(content.count + 1))
    guard let index = project.pages.firstIndex(where: { $0.path == own }), let source = try? files.read(path) else { return false }
    let known = project.pages[index].document
    guard source != project.pages[index].source else { return true }
    let document = Document(parsing: source, path: layout.relative(path), options: Project.options(path))
    project.diagnostics.removeAll { diagnostic in diagnostic.location?.path == known.path && known.diagnostics.contains(diagnostic) }
    project.diagnostics += document.diagnostics
    project.pages[index] = Article(path: own, document: document, source: source, sitePath: project.pages[index].sitePath)
    // Verdicts go by line, and the lines of this page may be others now.
    material.verdicts.removeAll { $0.path == document.path }
    return true
  }
}
