/// A text given to libcmark, and how its places lead back to the source file.
struct MappedText {
  let bytes: [UInt8]
  let lines: LineTable
  /// Where parsing starts, at a line's beginning, and the number of lines before it.
  var start = 0
  var skippedLines = 0
  /// Whether the text is UTF-8; if not, what is not becomes U+FFFD.
  var isValid = true
  /// For a text put together from pieces of the file, where each of its lines comes from.
  var origins: [Origin]?

  /// The line in the source file, and what to add to a column of the text to get the column in the file.
  struct Origin {
    var line: Int
    var columnShift: Int
  }

  /// The block whose inlines are being placed.
  struct Leaf {
    var line = 0
    var column = 1
    var endLine = 0
    /// The lines of link definitions that libcmark took off the block's beginning.
    var definitionLines = 0
    var quotes = 0
    var isInItem = false
  }
}

extension MappedText {
  /// Where a block is: libcmark ends some blocks at column 0 of the line after. Answers the block's last line, as libcmark counts.
  func placeBlock(_ node: inout Node, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> Int {
    var (endLine, endColumn) = (endLine + skippedLines, endColumn)
    while endColumn == 0, endLine > line + skippedLines {
      endLine -= 1
      endColumn = lines.content(endLine, in: bytes).count
    }
    if node.kind == .heading, bytes[min(lines.start(line + skippedLines) + column - 1, bytes.count - 1)] != ASCII.hash {
      // It lets an underlined heading end at the line that follows.
      while endLine > line + skippedLines, !isUnderline(endLine) { endLine -= 1 }
      endColumn = lines.content(endLine, in: bytes).count
    }
    set(&node, line + skippedLines, column, endLine, endColumn)
    return endLine - skippedLines
  }

  /// Where an inline is: libcmark counts every line of a block from the column of the first.
  func placeInline(_ node: inout Node, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int, in leaf: Leaf) {
    let start = inlinePosition(line, column, leaf)
    let end = inlinePosition(endLine, endColumn, leaf)
    set(&node, start.line, start.column, end.line, end.column)
  }

  /// Where a link in angle brackets is; false if there is no such bracket at the place.
  func placeAutolink(_ node: inout Node, _ line: Int, _ column: Int, _ endColumn: Int, in leaf: Leaf) -> Bool {
    let place = inlinePosition(line, column, leaf)
    let offset = lines.start(place.line) + place.column - 1
    guard offset >= 0, offset < bytes.count, bytes[offset] == ASCII.less else { return false }
    set(&node, place.line, place.column, place.line, place.column + endColumn - column)
    node.flags.insert(.address)
    return true
  }

  func leaf(_ line: Int, _ column: Int, endLine: Int, lastInlineLine: Int, quotes: Int, isInItem: Bool) -> Leaf {
    let offset = lines.start(line + skippedLines) + column - 1
    var leaf = Leaf(line: line, column: column, endLine: endLine, quotes: quotes, isInItem: isInItem)
    if offset < bytes.count, bytes[offset] == ASCII.openBracket, opensDefinition(offset) {
      leaf.definitionLines = max(0, endLine - lastInlineLine)
    }
    return leaf
  }

  private func isUnderline(_ line: Int) -> Bool {
    let content = bytes[lines.content(line, in: bytes)]
    return content.contains { $0 == ASCII.equals || $0 == ASCII.hyphen }
      && content.allSatisfy { $0 == ASCII.equals || $0 == ASCII.hyphen || $0.isBlank || $0 == ASCII.greater }
  }

  /// Whether `[name]:` stands at an offset.
  private func opensDefinition(_ offset: Int) -> Bool {
    var index = offset + 1
    while index + 1 < bytes.count, bytes[index] != ASCII.openBracket {
      if bytes[index] == ASCII.closeBracket { return bytes[index + 1] == ASCII.colon }
      index += bytes[index] == ASCII.backslash ? 2 : 1
    }
    return false
  }

  /// The place in the source file of a place in this text.
  func origin(line: Int, column: Int) -> SourcePosition {
    guard let origins, line >= 1, line <= origins.count else { return SourcePosition(line: line, column: column) }
    return SourcePosition(line: origins[line - 1].line, column: column + origins[line - 1].columnShift)
  }
}

extension MappedText {
  private func inlinePosition(_ line: Int, _ column: Int, _ leaf: Leaf) -> (line: Int, column: Int) {
    let actual = line + leaf.definitionLines
    if actual == leaf.line { return (actual + skippedLines, column) }
    let lineStart = lines.start(actual + skippedLines)
    let (content, container) = lines.continuation(actual + skippedLines, quotes: leaf.quotes, in: bytes)
    // A lazy line keeps its blanks behind the containers that it does continue, and libcmark counts them.
    let isOutdented = leaf.isInItem && content - lineStart + 1 < leaf.column && !bytes[lineStart..<content].contains(ASCII.tab)
    let isLazy = container.quotes < leaf.quotes || isOutdented
    let start = isLazy ? min(container.end, content) : content
    return (actual + skippedLines, start - lineStart + 1 + column - leaf.column)
  }

  private func set(_ node: inout Node, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) {
    let start = origin(line: line, column: column)
    let end = origin(line: endLine, column: endColumn)
    (node.line, node.column) = (Int32(start.line), Int32(start.column))
    (node.endLine, node.endColumn) = (Int32(end.line), Int32(end.column))
  }
}
