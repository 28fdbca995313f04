/// Relative file paths in links.
enum RelativePath {
  /// Returns the path that a link in a folder leads to. Returns nil if the path is outside of the root.
  static func resolve(_ link: String, from folder: [String]) -> String? {
    let path = folder.withSlashes.resolving(link)
    return path.pathNames.first == ".." ? nil : path
  }

  /// Returns the path that a link in the file at `path` leads to. A link that starts with a slash starts at the root.
  static func resolve(_ link: String, in path: String) -> String? {
    resolve(link, from: link.hasPrefix("/") ? [] : path.folderNames)
  }

  /// The relative link from a file in `folder` to the file at `path`.
  static func link(to path: String, fromFolder folder: String) -> String {
    PageAddress(folder.isEmpty ? "x" : folder + "/x").link(to: PageAddress(path)).percentDecoded
  }
}

extension String {
  /// The names of the folders that contain the file at this path.
  var folderNames: [String] { pathNames.dropLast().map(String.init) }
}
