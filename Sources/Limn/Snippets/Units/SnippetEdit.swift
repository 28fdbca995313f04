import Diagnostics
import Markdown

/// Changes to a snippet's text, as edits of the Markdown that keep what the fence stands in, such as a list's indentation.
enum SnippetEdit {
  /// Replaces all lines; nil for a fence without lines.
  static func replaceAll(of snippet: Snippet, with text: String) -> Edit? {
    guard let first = snippet.fence.lines.first, let last = snippet.fence.lines.last else { return nil }
    let lastLength = snippet.text.count - (snippet.lineStarts.last { $0 < snippet.text.count } ?? 0)
    let endsWithLineEnd = snippet.text.last == 10
    let place = Location(
      path: snippet.path, line: first.number, column: first.column, endLine: last.number,
      endColumn: last.column + lastLength - (endsWithLineEnd ? 1 : 0))
    let lines = (text.hasSuffix("\n") ? String(text.dropLast()) : text).split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: first.column - 1)
    return Edit(at: place, replacement: lines.joined(separator: "\n" + indent))
  }

  static func replace(_ range: Range<Int>, of snippet: Snippet, with text: String) -> Edit {
    var place = snippet.location(of: range)
    if range.isEmpty { (place.endLine, place.endColumn) = (place.line, place.column) }
    return Edit(at: place, replacement: text)
  }
}
