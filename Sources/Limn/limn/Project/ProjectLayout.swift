import LimnDiagnostics
import Foundation
import LimnPlatform

/// Where the parts of a project lie. All paths are absolute.
struct ProjectLayout: Hashable, Sendable {
  /// What paths in messages are relative to.
  var root: String
  /// The folder of the articles; nil if there is none, as in a package that is only catalogued.
  var content: String?
  /// The folder with `limn.yml`, whether or not it is there.
  var site: String
  var output: String
  var cache: String
}

extension ProjectLayout {
  /// Whether a command can do without a folder of articles.
  enum ContentNeed {
    case yes, unlessPackage, no
  }

  /// Finds the parts from what was given on the command line.
  ///
  /// - Parameter folder: the command's own DIR: a project, or any folder of Markdown.
  static func find(_ arguments: Arguments, folder: String?, content need: ContentNeed, files: FileSystem) throws(DiagnosticError)
    -> ProjectLayout
  {
    let here = FileManager.default.currentDirectoryPath
    var root: String
    var content: String?
    if let given = arguments.values["root"] ?? folder {
      root = absolute(given, from: here)
      guard files.isFolder(root) else { throw DiagnosticError("no-folder", "'\(given)' is not a folder") }
      if folder != nil, arguments.values["root"] == nil, !isProject(root, files) { content = root }
    } else if let found = nearest(to: here, need, files) {
      root = found
    } else if need == .no {
      root = here
    } else {
      throw DiagnosticError(
        "no-project", "no Content/ and no Site/limn.yml here or in any folder above: run 'limn init', or name a folder of Markdown")
    }
    if let given = arguments.values["content"] {
      content = absolute(given, from: here)
      guard files.isFolder(content ?? "") else { throw DiagnosticError("no-folder", "--content '\(given)' is not a folder") }
    } else if content == nil, files.isFolder(root + "/Content") {
      content = root + "/Content"
    }
    if content == nil, need == .yes || need == .unlessPackage && !isPackage(root, files) {
      throw DiagnosticError("no-content", "there is no Content/ in \(root): make it, or name it with --content")
    }
    return ProjectLayout(
      root: root, content: content, site: arguments.values["site"].map { absolute($0, from: here) } ?? root + "/Site",
      output: arguments.values["output"].map { absolute($0, from: here) } ?? root + "/" + outputName(of: arguments.command),
      cache: arguments.values["cache"].map { absolute($0, from: here) } ?? root + "/.build/limn")
  }

  /// A catalog alone has a folder of its own, so that it does not replace the site with its articles.
  private static func outputName(of command: CommandName) -> String { command == .catalog ? "_catalog" : "_site" }

  /// The path from the root, or the path itself where it lies outside.
  func relative(_ path: String) -> String {
    path == root ? "." : path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  static func absolute(_ path: String, from folder: String) -> String {
    let joined = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in joined.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func isProject(_ folder: String, _ files: FileSystem) -> Bool {
    files.isFolder(folder + "/Content") || files.exists(folder + "/Site/limn.yml")
  }

  private static func isPackage(_ folder: String, _ files: FileSystem) -> Bool { files.exists(folder + "/Package.swift") }

  /// The project around a folder; if there is none and articles are not needed, the package around it.
  private static func nearest(to folder: String, _ need: ContentNeed, _ files: FileSystem) -> String? {
    let all = ancestors(of: folder)
    let project = all.first { isProject($0, files) }
    return project ?? (need == .yes ? nil : all.first { isPackage($0, files) })
  }

  private static func ancestors(of folder: String) -> [String] {
    var all = [folder]
    while let last = all.last, let slash = last.lastIndex(of: "/"), last != "/" {
      all.append(slash == last.startIndex ? "/" : String(last[..<slash]))
    }
    return all
  }
}

/// A mistake that leaves nothing to go on with, as the diagnostics to show.
struct DiagnosticError: Error {
  var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  init(_ id: String, _ message: String) { diagnostics = [.error(id, message, at: nil)] }
}

extension ProjectLayout {
  /// Where results of earlier runs are.
  var resultsFolder: String { cache + "/results" }
}
