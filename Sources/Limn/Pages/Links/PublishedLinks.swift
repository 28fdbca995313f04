/// Resolves links that are written as addresses of a site that another generator publishes.
///
/// Such a generator publishes `guide/start.md` as `guide/start`, `guide/start/`, or `guide/start.html`. Wikis of
/// repositories link to pages in the same way.
extension LinkTable {
  /// Returns the page or file that a link leads to on the published site, or nil if there is none.
  func publishedPage(_ file: String, anchor: String?, isImage: Bool, from path: String) -> LinkOutcome? {
    for place in RootedPath.candidates(file, from: path) where !place.isEmpty {
      if let page = page(at: place, anchor: anchor, named: file) { return page }
      if isImage { continue }
      let stem = place.trimmingSuffix(".html")
      if let page = page(at: translation(of: stem + ".md", from: path) ?? stem + ".md", anchor: anchor, named: file)
        ?? page(at: stem + ".html", anchor: anchor, named: file)
      {
        return page
      }
    }
    return nil
  }
}

/// Paths in links that start with `/`. The root of another generator's site can be a folder of the repository, such as
/// `docs`.
public enum RootedPath {
  /// The names of folders whose files other generators copy to the root of the site.
  private static let copiedFolders = ["public", "static"]

  /// Returns the paths to which a path in a link can refer, from the most likely to the least likely.
  ///
  /// Each folder that contains the article can be the root of the site. The outermost folder comes first. A path that
  /// does not start with `/` has only one candidate.
  ///
  /// - Parameter article: the path of the article that contains the link.
  public static func candidates(_ file: String, from article: String) -> [String] {
    let folder = article.folderNames
    guard file.hasPrefix("/") else { return [RelativePath.resolve(file, from: folder)].compactMap { $0 } }
    return (0...folder.count).flatMap { depth in
      let root = Array(folder.prefix(depth))
      return ([[]] + copiedFolders.map { [$0] }).compactMap { RelativePath.resolve(file, from: root + $0) }
    }
  }
}
