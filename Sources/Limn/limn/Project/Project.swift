import Configuration
import Diagnostics
import Markdown
import Platform

/// A project as read from disk: its settings and its content, before anything is made of them.
struct Project: Sendable {
  var layout: ProjectLayout
  var settings: Settings
  /// The Markdown files of the content folder, by path from the root, sorted.
  var articles: [Document]
  /// The other files of the content folder, as paths relative to it, sorted.
  var assets: [String]
  var diagnostics: [Diagnostic]
}

extension Project {
  /// Reads the settings and parses every article, on several threads.
  static func read(_ layout: ProjectLayout, files: FileSystem, jobs: Int?) throws(EnvironmentFailure) -> Project {
    var project = Project(layout: layout, settings: Settings(), articles: [], assets: [], diagnostics: [])
    let settingsPath = layout.site + "/limn.yml"
    if let text = try text(of: settingsPath, files) {
      (project.settings, project.diagnostics) = Settings.parse(text, path: layout.relative(settingsPath))
    }
    guard let content = layout.content else { return project }
    let found = try contentFiles(content, layout, project.settings, files)
    project.assets = found.filter { !isMarkdown($0) }
    let articles = found.filter(isMarkdown)
    let read = concurrentMap(articles, jobs: jobs) { path -> Result<Document, FileError> in
      let full = content + "/" + path
      do throws(FileError) {
        return .success(Document(parsing: try files.read(full), path: layout.relative(full)))
      } catch {
        return .failure(error)
      }
    }
    do {
      project.articles = try read.map { try $0.get() }
    } catch {
      throw EnvironmentFailure("\(error)")
    }
    if articles.isEmpty {
      project.diagnostics.append(.error("no-articles", "no Markdown file in \(layout.relative(content))/: write index.md", at: nil))
    }
    project.diagnostics += project.articles.flatMap(\.diagnostics)
    return project
  }

  /// The text that diagnostics point into, read when a printer asks.
  static func source(_ layout: ProjectLayout, _ files: FileSystem) -> SourceText {
    SourceText { path in
      (try? files.read(path.hasPrefix("/") ? path : layout.root + "/" + path)).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension Project {
  static func isMarkdown(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".markdown") }

  private static func text(of path: String, _ files: FileSystem) throws(EnvironmentFailure) -> String? {
    do {
      return String(decoding: try files.read(path), as: UTF8.self)
    } catch {
      if error.isMissing { return nil }
      throw error.failure
    }
  }

  /// Hidden files, the output and the settings' folder are never content, even where the content folder is the root.
  private static func contentFiles(
    _ content: String, _ layout: ProjectLayout, _ settings: Settings, _ files: FileSystem
  ) throws(EnvironmentFailure) -> [String] {
    let found: [String]
    do {
      found = try files.files(below: content) { name in
        name.hasPrefix(".") || name == "node_modules" || (content == layout.root && name == "_site")
      }
    } catch {
      throw error.failure
    }
    return found.filter { path in
      if (content + "/" + path).hasPrefix(layout.output + "/") { return false }
      if content == layout.root, path.hasPrefix("Site/") { return false }
      if !settings.include.isEmpty, !settings.include.contains(where: { $0.matches(path) }) { return false }
      return !settings.exclude.contains { $0.matches(path) }
    }
  }
}
