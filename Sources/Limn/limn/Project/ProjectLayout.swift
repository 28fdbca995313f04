import LimnDiagnostics
import Foundation
import LimnPlatform

/// Where the parts of a project lie. All paths are absolute.
struct ProjectLayout: Hashable, Sendable {
  /// What paths in messages are relative to.
  var root: String
  /// The folder of the articles; nil if there is none, as in a package that is only catalogued.
  var content: String?
  /// What of the content folder is read, where the project has no folder for articles alone; nil for all of it.
  var parts: [ContentPart]?
  /// Documentation catalogs beside a folder for articles: they are checked, and not published.
  var otherCatalogs: [ContentPart] = []
  /// The folder with `limn.yml`, whether or not it is there.
  var site: String
  var output: String
  var cache: String
}

extension ProjectLayout {
  /// Finds the parts from what was given on the command line.
  ///
  /// - Parameter folder: the command's own DIR: a project, a package, or any folder of Markdown.
  /// - Parameter isNeeded: whether the command has nothing to do without articles and without a package.
  static func find(_ arguments: Arguments, folder: String?, content isNeeded: Bool, files: FileSystem) throws -> ProjectLayout {
    let here = FileManager.default.currentDirectoryPath
    let root: String
    if let given = arguments.values["root"] ?? folder {
      root = absolute(given, from: here)
      guard files.isFolder(root) else { throw DiagnosticError("no-folder", "'\(given)' is not a folder") }
    } else {
      root = ancestors(of: here).first { isProject($0, files) } ?? here
    }
    var layout = ProjectLayout(
      root: root, site: arguments.values["site"].map { absolute($0, from: here) } ?? root + "/Site",
      output: arguments.values["output"].map { absolute($0, from: here) } ?? root + "/" + outputName(of: arguments.command),
      cache: arguments.values["cache"].map { absolute($0, from: here) } ?? root + "/.build/limn")
    if let given = arguments.values["content"] {
      let content = absolute(given, from: here)
      guard files.isFolder(content) else { throw DiagnosticError("no-folder", "--content '\(given)' is not a folder") }
      layout.content = content
    } else {
      try layout.discoverContent(files)
    }
    if layout.content == nil, isNeeded, !files.exists(root + "/Package.swift") {
      throw DiagnosticError(
        "no-project", "\(root) has no Markdown file, no Content/ and no Package.swift: run 'limn init', or name a folder that has one")
    }
    return layout
  }

  /// The file with the settings: in the folder for the site, else in the root.
  func settings(_ files: FileSystem) -> String {
    let own = site + "/limn.yml"
    return !files.exists(own) && files.exists(root + "/limn.yml") ? root + "/limn.yml" : own
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
    ["Content", "Site/limn.yml", "limn.yml", "Package.swift"].contains { files.exists(folder + "/" + $0) }
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
