import Foundation
import LimnPlatform
import Synchronization

/// Finds paths that lead outside a project if their symbolic links are resolved. Create a new instance for each run,
/// since links can change between two runs.
final class ProjectBounds: Sendable {
  /// The resolved paths of the root and of the content folder, each with a slash at its end.
  private let allowed: [String]
  /// Whether a folder is inside the project. Files in the same folder have the same symbolic links in their folder's
  /// path. These links are resolved only once, which is faster.
  private let areInside = Mutex<[Substring: Bool]>([:])

  init(_ layout: ProjectLayout) { allowed = [layout.root, layout.content ?? layout.root].map(Self.resolved) }

  /// Whether a path is neither in the root nor in the content folder after all of its symbolic links are resolved.
  func isOutside(_ path: String) -> Bool {
    guard let slash = path.lastSlash, !FileSystem.isSymbolicLink(path) else { return !isInside(path) }
    let folder = path[..<slash]
    let isFolderInside = areInside.withLock { known in
      let isInside = known[folder] ?? isInside(String(folder))
      known[folder] = isInside
      return isInside
    }
    return !isFolderInside && !isInside(path)
  }

  private func isInside(_ path: String) -> Bool { allowed.contains(where: Self.resolved(path).hasPrefix) }

  /// Returns a path in which all symbolic links are resolved, with a slash at its end. If there is no such file,
  /// resolves the links of the folders that exist.
  private static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      let text = String(cString: real)
      return text == "/" ? text : text + "/"
    }
    guard let slash = path.lastSlash, slash != path.startIndex else { return path + "/" }
    return resolved(String(path[..<slash])) + path[path.index(after: slash)...] + "/"
  }
}
