import SystemFoundation
import LimnPlatform

/// Finds paths that lead outside a project if their symbolic links are resolved.
struct ProjectBounds: Sendable {
  /// The resolved paths of the root and of the content folder, each with a slash at its end.
  private let allowed: [String]

  init(_ layout: ProjectLayout) { allowed = [layout.root, layout.content ?? layout.root].map(Self.resolved) }
}

extension ProjectBounds {
  /// Resolves all symbolic links in each path. Returns the paths that are then outside the project.
  func outside(_ paths: [String]) -> [String] {
    // Files in the same folder have the same symbolic links in their folder's path. These links are resolved only once, which is faster.
    var folders: [Substring: String] = [:]
    return paths.filter { path in
      guard let slash = path.lastSlash, !FileSystem.isSymbolicLink(path) else {
        return !allowed.contains(where: Self.resolved(path).hasPrefix)
      }
      let folder = path[..<slash]
      let resolved = folders[folder] ?? Self.resolved(String(folder))
      folders[folder] = resolved
      return !allowed.contains(where: (resolved + path[path.index(after: slash)...] + "/").hasPrefix)
    }
  }

  /// Returns a path in which all symbolic links are resolved, with a slash at its end. If there is no such file, resolves the links of the
  /// folders that exist.
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
