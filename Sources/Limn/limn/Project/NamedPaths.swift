import Foundation
import LimnDiagnostics
import LimnPlatform

extension ProjectLayout {
  /// Returns the files and folders that the command line names, relative to the root. Throws if one of them does not
  /// exist or is outside the project. A file outside the project cannot be checked correctly: its snippets would be
  /// compiled against the wrong package, and its links would be compared with the wrong files.
  func paths(named: [String], files: FileSystem) throws -> [String] {
    let here = FileManager.default.currentDirectoryPath
    return try named.map { name in
      let path = Self.absolute(name, from: here)
      guard files.exists(path) || FileSystem.isSymbolicLink(path) else {
        throw DiagnosticError(.noFile, "there is no file or folder '\(name)'")
      }
      guard let own = contained(path) else { throw refusal(of: path, written: name, files) }
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
    func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let folders = [root, content ?? root]
    if folders.contains(where: { rest(path, below: $0) != nil }) { return path }
    return folders.lazy.compactMap { folder in rest(real(path), below: real(folder)).map { folder + $0 } }.first
  }

  private func refusal(of path: String, written name: String, _ files: FileSystem) -> DiagnosticError {
    let folder = files.isFolder(path) ? path : Self.ancestors(of: path).dropFirst().first ?? path
    let owner = Self.ancestors(of: folder).first { Self.isProject($0, files) }
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
