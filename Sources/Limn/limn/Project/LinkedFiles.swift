import Foundation
import LimnMarkdown
import LimnPlatform

/// Files outside the published folders that published pages link to. If such a file is a Markdown file, an image, or a video, Limn
/// publishes it too.
struct LinkedFiles {
  /// The paths of Markdown files, relative to the root.
  private(set) var articles: Set<String> = []
  private(set) var assets: Set<String> = []

  private static let images: Set = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "mp4", "mov", "webm"]

  init(_ documents: [Document], layout: ProjectLayout, files: FileSystem) {
    for document in documents {
      for destination in document.links.filter({ $0.kind == .link || $0.kind == .image }).map(\.destination) + document.htmlTargets {
        guard let path = Self.path(destination, from: document.path), !path.split(separator: "/").contains(where: { $0.hasPrefix(".") })
        else { continue }
        guard let status = files.status(layout.root + "/" + path), !status.isFolder else { continue }
        if Project.isMarkdown(path) {
          articles.insert(path)
        } else if Self.images.contains(path.split(separator: ".").last?.lowercased() ?? "") {
          assets.insert(path)
        }
      }
    }
  }

  /// Returns the path that a link leads to, relative to the root; nil if the link leads outside the project.
  private static func path(_ destination: String, from document: String) -> String? {
    let scheme = destination.prefix { $0 != ":" && $0 != "/" && $0 != "#" && $0 != "?" }
    if scheme.endIndex < destination.endIndex, destination[scheme.endIndex] == ":" { return nil }
    let file = destination.prefix { $0 != "#" && $0 != "?" }
    guard !file.isEmpty, !file.hasPrefix("//") else { return nil }
    var parts = file.hasPrefix("/") ? [] : document.split(separator: "/").dropLast().map(String.init)
    for part in (file.removingPercentEncoding ?? String(file)).split(separator: "/") where part != "." {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
