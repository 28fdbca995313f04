import LimnDiagnostics
import LimnMarkdown

/// Creates edits of a snippet's text. The edits keep the prefix of each line in the Markdown file, such as the
/// indentation of a list.
enum SnippetEdit {
  /// Replaces all lines of a block, or fills an empty block. Returns nil if the block has no closing fence, or if the
  /// text contains a line that could close the block.
  static func replaceAll(of fence: Fence, path: String, with text: String) -> Edit? {
    guard fence.isClosed else { return nil }
    let lines = text.trimmingSuffix("\n").lines
    guard !lines.contains(where: { line in ["```", "~~~"].contains(where: line.drop { $0 == " " }.hasPrefix) }) else {
      return nil
    }
    // An empty line needs the markers of the enclosing block quotes and lists, but not the space after the markers.
    let emptyLine = String(fence.linePrefix.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    let replacement = lines.map { $0.isEmpty ? emptyLine : fence.linePrefix + $0 }.withLineFeeds
    guard let first = fence.lines.first, let last = fence.lines.last else {
      return Edit(at: Location(path: path, line: fence.range.end.line, column: 1), replacement: replacement + "\n")
    }
    let written = fence.text.lines
    let lastLength = fence.lines.count <= written.count ? written[fence.lines.count - 1].utf8.count : 0
    let place = Location(
      path: path, line: first.number, column: 1, endLine: last.number, endColumn: last.sourceColumn(of: lastLength + 1))
    return Edit(at: place, replacement: replacement)
  }

  static func replace(_ range: Range<Int>, of snippet: Snippet, with text: String) -> Edit {
    var place = snippet.location(of: range)
    if range.isEmpty { (place.endLine, place.endColumn) = (place.line, place.column) }
    return Edit(at: place, replacement: text)
  }
}
