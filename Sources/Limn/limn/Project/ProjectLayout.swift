import Foundation
import LimnDiagnostics
import LimnPlatform

extension String {
  /// Whether this is the path of the folder, or of a file or folder in it.
  func isIn(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}

/// The paths of a project's files and folders. All paths are absolute.
struct ProjectLayout: Hashable {
  /// The project's root folder. Paths in messages are relative to it.
  var root: String
  /// The folder of the articles; nil if there is none, for example in a package without Markdown files.
  var content: String?
  /// The parts of the content folder that contain articles. Nil if the whole folder is read, for example because it is
  /// a `Content` folder.
  var parts: [ContentPart]?
  /// Documentation catalogs outside the content folder. They are checked but not published.
  var otherCatalogs: [ContentPart] = []
  /// The folder that can contain `limn.yml`. It is possible that this folder does not exist.
  var site: String
  var output, cache: String

  /// Finds the folders of a project from the command line and the files on disk. The operand DIR is a project, a package,
  /// or any folder of Markdown files. The operands of `limn check` are paths in the project instead.
  ///
  /// - Parameter isNeeded: whether the command requires articles or a package.
  static func find(_ arguments: Arguments, content isNeeded: Bool) throws -> ProjectLayout {
    let folder = arguments.command == .check ? nil : arguments.operands.first
    let here = FileManager.default.currentDirectoryPath
    let root: String
    if let given = arguments.values["root"] ?? folder {
      root = absolute(given)
      guard files.isFolder(root) else { throw DiagnosticError(.noFolder, "'\(given)' is not a folder") }
    } else {
      root = here.ancestors.first { isProject($0) } ?? here
    }
    func place(_ option: String, _ usual: String) -> String {
      arguments.values[option].map { absolute($0) } ?? root + "/" + usual
    }
    var layout = ProjectLayout(
      root: root, site: place("site", "Site"),
      output: place("output", arguments.command == .catalog ? catalogName : siteName),
      cache: place("cache", ".build/limn"))
    if let given = arguments.values["content"] {
      let content = absolute(given)
      guard files.isFolder(content) else { throw DiagnosticError(.noFolder, "--content '\(given)' is not a folder") }
      layout.content = content
    } else {
      try layout.discoverContent()
    }
    if layout.content == nil, isNeeded, !files.exists(root + "/Package.swift") {
      throw DiagnosticError(
        .noProject,
        "\(root) has no Markdown file, no Content/ folder, and no Package.swift: run 'limn init' or pass another folder"
      )
    }
    return layout
  }

  /// Returns the path of the settings file. The file is in the site folder if it exists there, and otherwise in the
  /// root.
  var settings: String {
    let own = site + "/limn.yml"
    return !files.exists(own) && files.exists(root + "/limn.yml") ? root + "/limn.yml" : own
  }

  /// The default name of the folder of a site.
  static let siteName = "_site"
  /// The default name of the folder of a catalog without articles. It differs, so that the catalog does not replace a
  /// site with articles.
  static let catalogName = "_catalog"

  /// Returns the path relative to the root. A path outside the root is returned unchanged.
  func relative(_ path: String) -> String {
    path == root ? "." : path.after(prefix: root + "/") ?? path
  }

  static func absolute(_ path: String, from folder: String = FileManager.default.currentDirectoryPath) -> String {
    "/" + (path.hasPrefix("/") ? "" : folder).resolving(path)
  }

  static func isProject(_ folder: String) -> Bool {
    ["Content", "Site/limn.yml", "limn.yml", "Package.swift"].contains { files.exists(folder + "/" + $0) }
  }

  /// The folder of cached results.
  var resultsFolder: String { cache + "/results" }

  /// The file with the accepted failures, which may not exist.
  var baseline: String { site + "/baseline.json" }

  /// The file with the published addresses, which may not exist.
  var ledger: String { site + "/addresses.txt" }

  /// Whether to ignore files and folders with this name. Hidden files, installed JavaScript packages, and Limn's output
  /// folders are neither content nor inputs of a build.
  static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || name == "node_modules" || name == siteName || name == catalogName
  }

  /// Whether to list the files of a folder. Limn does not follow a symbolic link that leads outside the project, since
  /// the link could lead to a whole disk.
  func enters(_ folder: String) -> Bool { !FileSystem.isSymbolicLink(folder) || !ProjectBounds(self).isOutside(folder) }

  /// Returns the files below a folder, as sorted paths relative to the folder. A symbolic link to a folder outside the
  /// project is listed like a file.
  func list(_ folder: String) throws -> [String] {
    try files.files(below: folder, skip: Self.isSkipped, enters: enters)
  }

  /// Returns the files and folders that the command line names, relative to the root. Throws if one of them does not
  /// exist or is outside the project. A file outside the project cannot be checked correctly: its snippets would be
  /// compiled against the wrong package, and its links would be compared with the wrong files.
  func paths(named: [String]) throws -> [String] {
    try named.map { name in
      let path = Self.absolute(name)
      guard files.exists(path) || FileSystem.isSymbolicLink(path) else {
        throw DiagnosticError(.noFile, "there is no file or folder '\(name)'")
      }
      guard let own = contained(path) else { throw refusal(of: path, written: name) }
      return relative(own)
    }
  }

  /// Returns the path if it is inside the root or the content folder. Otherwise, resolves symbolic links. If the
  /// resolved path is inside one of the two folders, returns it as a path that starts with this folder. If not, returns
  /// nil.
  private func contained(_ path: String) -> String? {
    func rest(_ path: String, below folder: String) -> Substring? {
      path == folder
        ? "" : path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") ? path.dropFirst(folder.count) : nil
    }
    let folders = [root, content ?? root]
    if folders.contains(where: { rest(path, below: $0) != nil }) { return path }
    return folders.lazy.compactMap { folder in rest(path.withoutLinks, below: folder.withoutLinks).map { folder + $0 } }
      .first
  }

  private func refusal(of path: String, written name: String) -> DiagnosticError {
    let folder = files.isFolder(path) ? path : path.parentFolder
    let owner = folder.ancestors.first { Self.isProject($0) }
    let other = owner ?? folder
    // Suggest the path of the other project as the value of `--root`. The user's path may be relative and start with a
    // path to that project. In this case, suggest the start of the user's path.
    let inner = path.dropFirst(other.count)
    let shown = name.hasSuffix(inner) && name.count > inner.count ? String(name.dropLast(inner.count)) : other
    let command = "run 'limn check --root \(shown) \(name)'"
    let reason =
      owner == nil
      ? "belongs to no project: move it into a project, or \(command) to check it without a package"
      : "belongs to another project: to check it there, \(command)"
    return DiagnosticError(.outsideProject, "'\(name)' is outside the project in \(root) and \(reason)")
  }
}
