import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPlatform

/// Checks links in Markdown that is not part of the site, such as the README. Each link must lead to an existing file
/// and heading.
enum FileLinks {
  static func check(_ document: Document, layout: ProjectLayout, files: FileSystem) -> [Diagnostic] {
    document.links.compactMap { link -> Diagnostic? in
      guard link.kind == .link || link.kind == .image, !isElsewhere(link.destination) else { return nil }
      let parts = link.destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let place = Location(link.range, path: document.path)
      // The path is absolute if the content folder is outside the root.
      let own = ProjectLayout.absolute(document.path, from: layout.root)
      let folder = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? layout.root
      let target = parts[0].isEmpty ? own : ProjectLayout.absolute(parts[0].percentDecoded, from: folder)
      guard files.exists(target) else {
        let siblings = (try? files.list(String(target[..<(target.lastIndex(of: "/") ?? target.endIndex)]))) ?? []
        let name = target.split(separator: "/").last.map(String.init) ?? target
        return .error(
          link.kind == .image ? .deadImage : .deadLink,
          "'\(parts[0])' does not exist" + Suggestion.hint(for: name, among: siblings),
          at: place)
      }
      if link.kind == .image, files.status(target)?.isFolder == true {
        return .error(.deadImage, "'\(parts[0])' is a folder: link to the image file itself", at: place)
      }
      guard parts.count > 1, Project.isMarkdown(target) else { return nil }
      let anchors: [String]
      if target == own {
        anchors = document.headings.map(\.anchor) + document.htmlAnchors
      } else {
        let other: Document
        do { other = Document(parsing: try files.read(target), path: target) } catch {
          return .error(
            .deadLink, "the heading in '\(parts[0])' cannot be checked, since the file cannot be read: \(error)",
            at: place)
        }
        anchors = other.headings.map(\.anchor) + other.htmlAnchors
      }
      if anchors.contains(parts[1]) { return nil }
      return .error(
        .deadAnchor,
        "'\(parts[0].isEmpty ? document.path : parts[0])' has no heading '#\(parts[1])'"
          + Suggestion.hint(for: parts[1], among: anchors),
        at: place)
    }
  }

  /// Whether a destination cannot be checked, because it has a scheme or starts with `/`.
  private static func isElsewhere(_ destination: String) -> Bool {
    if destination.hasPrefix("/") { return true }
    let scheme = destination.prefix { $0 != ":" && $0 != "/" && $0 != "#" && $0 != "?" }
    return scheme.endIndex < destination.endIndex && destination[scheme.endIndex] == ":"
  }
}
