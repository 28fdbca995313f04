import LimnDiagnostics
import LimnPlatform

/// Compares a snippet with the source that its `from=` attribute names: a file or a region of a file.
struct SourceRegion {
  var context: CheckContext

  func check(_ snippet: Snippet) -> [Diagnostic] {
    guard let written = snippet.attributes.source else { return [] }
    let parts = written.text.split(separator: ":", maxSplits: 1).map(String.init)
    let path = parts[0]
    guard !path.pathNames.contains(".."), !path.hasPrefix("/") else {
      return [
        .init(
          .sourceOutsideRoot, "'\(path)' must be a path relative to the root, without '..'", at: written.location)
      ]
    }
    let bytes: [UInt8]
    do { bytes = try files.read(context.root + "/" + path) } catch {
      let text =
        error.isMissing ? "there is no file '\(path)'" : "'\(path)' cannot be read: \(error)"
      return [.init(.sourceMissing, text, at: written.location)]
    }
    let file = SnippetFile(bytes)
    guard let expected = parts.count > 1 ? file.text(slice: parts[1]) : file.text else {
      let region = parts[1].quoted(suggesting: file.slices)
      return [.init(.sourceMissing, "'\(path)' has no region \(region)", at: written.location)]
    }
    if trimmed(expected) == trimmed(snippet.fence.text) { return [] }
    return [
      .init(
        .sourceDiffers, "the snippet differs from '\(written.text)'", at: written.location,
        fixes: SnippetEdit.replaceAll(of: snippet.fence, path: snippet.path, with: trimmed(expected) + "\n").map {
          [Fix("replace the snippet with the source", edits: [$0])]
        } ?? [])
    ]
  }

  private func trimmed(_ text: String) -> String {
    let lines = text.lines.map { line in
      String(line.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
    }
    return lines[...].trimmed(\.isEmpty).withLineFeeds
  }
}
