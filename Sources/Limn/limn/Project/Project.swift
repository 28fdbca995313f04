import LimnConfiguration
import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPages
import LimnPlatform

/// A project as read from disk: its settings and its content, before anything is made of them.
struct Project: Sendable {
  var layout: ProjectLayout
  var settings = Settings()
  /// The Markdown files of the content folder, sorted.
  var pages: [Article] = []
  /// Markdown that is checked without being part of the site: the README, and files named on the command line.
  var others: [Document] = []
  /// The other files of the content folder, as paths relative to it, sorted.
  var assets: [String] = []
  var diagnostics: [Diagnostic] = []

  /// Everything that is checked.
  var documents: [Document] { pages.map(\.document) + others }
}

extension Project {
  /// Reads the settings and parses every article, on several threads.
  ///
  /// - Parameter named: absolute paths of files and folders to check besides the content folder.
  static func read(_ layout: ProjectLayout, named: [String], files: FileSystem, jobs: Int?) throws(EnvironmentFailure) -> Project {
    var project = Project(layout: layout)
    let settingsPath = layout.site + "/limn.yml"
    if files.exists(settingsPath) {
      let text = String(decoding: try bytes(of: settingsPath, files), as: UTF8.self)
      (project.settings, project.diagnostics) = Settings.parse(text, path: layout.relative(settingsPath))
    }
    if let content = layout.content {
      var found = try contentFiles(content, layout, project.settings, files)
      let outside = filesOutside(found, content, layout)
      found.removeAll(where: outside.contains)
      project.diagnostics += outside.sorted().map { path in
        .warning(
          "link-outside", "this symbolic link leads out of the project, so the file is not part of the site",
          at: Location(path: layout.relative(content + "/" + path)))
      }
      project.assets = found.filter { !isMarkdown($0) }
      let paths = found.filter(isMarkdown)
      project.pages = try parse(paths.map { content + "/" + $0 }, layout, files, jobs).enumerated().map { index, parsed in
        Article(path: paths[index], document: parsed.document, source: parsed.source)
      }
      if paths.isEmpty {
        project.diagnostics.append(.error("no-articles", "no Markdown file in \(layout.relative(content))/: write index.md", at: nil))
      }
    }
    let known = Set(project.pages.map { layout.root + "/" + $0.document.path })
    let extra = try named.isEmpty ? readme(layout, files) : outside(named, files)
    project.others = try parse(extra.filter { !known.contains($0) }, layout, files, jobs).map(\.document)
    project.diagnostics += project.documents.flatMap(\.diagnostics)
    return project
  }

  /// The text that diagnostics point into, read when a printer asks.
  static func source(_ layout: ProjectLayout, _ files: FileSystem) -> SourceText {
    SourceText { path in
      (try? files.read(path.hasPrefix("/") ? path : layout.root + "/" + path)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  static func isMarkdown(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".markdown") }
}

extension Project {
  private static func bytes(of path: String, _ files: FileSystem) throws(EnvironmentFailure) -> [UInt8] {
    do { return try files.read(path) } catch { throw error.failure }
  }

  private static func parse(_ paths: [String], _ layout: ProjectLayout, _ files: FileSystem, _ jobs: Int?) throws(EnvironmentFailure)
    -> [(document: Document, source: [UInt8])]
  {
    let read = concurrentMap(paths, jobs: jobs) { path -> Result<(Document, [UInt8]), FileError> in
      Result { () throws(FileError) in
        let source = try files.read(path)
        return (Document(parsing: source, path: layout.relative(path)), source)
      }
    }
    do { return try read.map { try $0.get() } } catch { throw EnvironmentFailure("\(error)") }
  }

  private static func readme(_ layout: ProjectLayout, _ files: FileSystem) -> [String] {
    let path = layout.root + "/README.md"
    return layout.content != layout.root && files.exists(path) ? [path] : []
  }

  private static func outside(_ named: [String], _ files: FileSystem) throws(EnvironmentFailure) -> [String] {
    var found: [String] = []
    for path in named {
      guard files.isFolder(path) else {
        // Of a Swift file the comments are checked, once the package is known.
        if !path.hasSuffix(".swift") { found.append(path) }
        continue
      }
      do { found += try files.files(below: path).filter(isMarkdown).map { path + "/" + $0 } } catch { throw error.failure }
    }
    return Set(found).sorted()
  }

  /// The files that symbolic links fetch from places that are neither in the root nor in the content folder.
  private static func filesOutside(_ found: [String], _ content: String, _ layout: ProjectLayout) -> Set<String> {
    func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let allowed = [layout.root, content].map { real($0) + "/" }
    return Set(found.filter { path in !allowed.contains(where: real(content + "/" + path).hasPrefix) })
  }

  /// Hidden files, the output and the settings' folder are never content, even where the content folder is the root.
  private static func contentFiles(
    _ content: String, _ layout: ProjectLayout, _ settings: Settings, _ files: FileSystem
  ) throws(EnvironmentFailure) -> [String] {
    let found: [String]
    do { found = try files.files(below: content) { $0.hasPrefix(".") || $0 == "node_modules" } } catch { throw error.failure }
    return found.filter { path in
      if (content + "/" + path).hasPrefix(layout.output + "/") { return false }
      if content == layout.root, path.hasPrefix("Site/") { return false }
      if !settings.include.isEmpty, !settings.include.contains(where: { $0.matches(path) }) { return false }
      return !settings.exclude.contains { $0.matches(path) }
    }
  }
}
