import LimnMarkdown
import LimnPages
import LimnPlatform

/// Files outside the published folders that published pages link to. If such a file is a Markdown file, an image, or a
/// video, Limn publishes it too.
struct LinkedFiles {
  /// The paths of Markdown files, relative to the root.
  private(set) var articles: Set<String> = []
  private(set) var assets: Set<String> = []
  /// The paths of all linked files.
  private(set) var all: Set<String> = []

  private static let images = Set("png jpg jpeg gif svg webp avif mp4 mov webm".words)

  init(_ documents: [Document], layout: ProjectLayout) {
    func isFile(_ path: String) -> Bool {
      if path.pathNames.contains(where: { $0.hasPrefix(".") }) { return false }
      return files.status(layout.root + "/" + path).map { !$0.isFolder } ?? false
    }
    for document in documents {
      for destination in document.links.filter({ $0.kind == .link || $0.kind == .image }).map(\.destination)
        + document.htmlTargets
      {
        guard let path = Self.paths(destination, from: document.path).first(where: isFile) else { continue }
        all.insert(path)
        if Project.isMarkdown(path) {
          articles.insert(path)
        } else if Self.images.contains(path.shortName.lowercased()) {
          assets.insert(path)
        }
      }
    }
  }

  /// Returns the paths that a link can lead to, relative to the root. The result is empty if the link leads outside the
  /// project.
  private static func paths(_ destination: String, from document: String) -> [String] {
    let parts = LinkDestination(destination)
    return parts.scheme == nil && !parts.path.isEmpty ? RootedPath.candidates(parts.path, from: document) : []
  }
}
