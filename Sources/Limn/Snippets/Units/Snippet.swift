import LimnDiagnostics
import LimnMarkdown

/// A Swift code block with its attributes and expectations.
struct Snippet {
  /// The snippet's index in the list of all snippets.
  var id: Int
  /// The index of the snippet's page.
  var page: Int
  var path: String
  var fence: Fence
  var text: [UInt8]
  var attributes: SnippetAttributes
  var syntax: SnippetSyntax
  var expectations: Expectations
  /// The reason why the snippet is not compiled; nil if it is compiled.
  var skipped: String?
  /// The import statements that the page adds.
  var pageImports: [String]
  /// The offset of each line's first byte in `text`.
  var lineStarts: [Int]

  /// Whether the snippet is a whole file that a tutorial shows. Such a file has no opening fence, so its code starts on
  /// its first line.
  var isShownFile: Bool { path.hasSuffix(".swift") && fence.lines.first?.number == fence.line }
  var isTemplate: Bool { syntax.isTemplate && skipped == nil && !attributes.isManifest }
  var expectsFailure: Bool { attributes.expectsFailure || !expectations.errors.isEmpty }
  /// Whether the snippet is compiled as it is, as the main file of a module.
  var isMainFile: Bool { attributes.isManifest || attributes.isScript || syntax.isBroken }
  /// Whether the snippet is compiled.
  var isChecked: Bool { skipped == nil && !isTemplate }
  /// Whether later snippets may use the snippet's declarations.
  var isVisible: Bool {
    isChecked && !expectsFailure && !attributes.isManifest && !syntax.isBroken && !attributes.isScript
      && !syntax.isInterface
  }
  var isRun: Bool {
    isChecked && !expectsFailure && !attributes.isManifest && (attributes.runs || expectations.needsRun)
  }

  /// Returns the item that contains the byte at `offset`; nil if no item contains it.
  func item(at offset: Int) -> Item? {
    let before = syntax.items[..<syntax.items.partitionPoint { $0.range.lowerBound > offset }]
    return before.last.flatMap { $0.range.contains(offset) ? $0 : nil }
  }

  /// Whether an item ends in braces that contain nothing but comments. Documentation often omits the code of a body in
  /// this way.
  func endsInEmptyBody(_ item: Item) -> Bool {
    let inside = syntax.comments.map(\.range).filter { item.range.contains($0.lowerBound) }
    var isClosed = false
    for offset in item.range.reversed() where !inside.contains(where: { $0.contains(offset) }) {
      switch text[offset] {
      case " ", "\t", "\n", "\r": continue
      case "}" where !isClosed: isClosed = true
      case "{": return isClosed
      default: return false
      }
    }
    return false
  }

  /// Returns the line in the text of the code block and the column in UTF-8 bytes, both from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), text.count)
    let line = lineStarts.partitionPoint { $0 > offset }
    return (line, offset - lineStarts[line - 1] + 1)
  }

  /// Returns the location in the Markdown file. An offset after the last line maps to the end of the last line.
  func location(of offset: Int) -> Location {
    guard !fence.lines.isEmpty else { return opening }
    var (line, column) = position(of: offset)
    if line > fence.lines.count {
      line = fence.lines.count
      column = max(1, lineLength(line) + 1)
    }
    let source = fence.lines[line - 1]
    return Location(path: path, line: source.number, column: source.sourceColumn(of: column))
  }

  func location(of range: Range<Int>) -> Location {
    var place = location(of: range.lowerBound)
    if range.isEmpty { return place }
    let end = location(of: range.upperBound)
    place.endLine = end.line
    place.endColumn = end.column
    return place
  }

  /// The location of the first item, used in messages about the whole snippet.
  var start: Location { fence.lines.isEmpty ? opening : location(of: syntax.items.first?.range.lowerBound ?? 0) }

  /// The location of the opening fence.
  var opening: Location { Location(fence.range.start, path: path) }

  private func lineLength(_ line: Int) -> Int {
    let start = lineStarts[line - 1]
    let end = line < lineStarts.count ? lineStarts[line] - 1 : text.count
    return max(0, end - start)
  }

  static func lineStarts(of text: [UInt8]) -> [Int] {
    [0] + text.indices.filter { text[$0] == 10 }.map { $0 + 1 }
  }
}
