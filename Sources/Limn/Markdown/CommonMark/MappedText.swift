/// A text for libcmark, and the mapping of its positions to the source file.
struct MappedText {
  let bytes: [UInt8]
  let lines: LineTable
  /// The offset where parsing starts, at a line's start, and the number of lines before it.
  var start = 0
  var skippedLines = 0
  /// Whether the text is valid UTF-8; otherwise invalid bytes become U+FFFD.
  var isValid = true
  /// The origin of each line, if the text was assembled from several parts of the file.
  var origins: [Origin]?

  /// The line in the source file, and the offset from columns of the text to columns of the file.
  struct Origin {
    var line: Int
    var columnShift: Int
  }

  /// The block whose inlines are being positioned.
  struct Leaf {
    var line = 0
    var column = 1
    var endLine = 0
    /// The number of lines with link definitions that libcmark removed from the block's start.
    var definitionLines = 0
    var quotes = 0
    var isInItem = false
    /// The line of the next inline, as libcmark counts lines.
    var inlineLine = 0
    /// The number of line endings that libcmark did not count: inside an address, title, or label of a link, and after a backslash.
    var uncountedLines = 0
    /// The uncounted line endings since the last counted one; until then libcmark continues the columns of the previous line.
    var uncountedOnLine = 0

    mutating func advance(to line: Int) {
      inlineLine = line
      uncountedLines += uncountedOnLine
      uncountedOnLine = 0
    }
  }
}

extension MappedText {
  /// Sets the position of a block, since libcmark ends some blocks at column 0 of the next line. Returns the block's last line as libcmark
  /// counts lines.
  func placeBlock(_ node: inout Node, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> Int {
    var (endLine, endColumn) = (endLine + skippedLines, endColumn)
    while endColumn == 0, endLine > line + skippedLines {
      endLine -= 1
      endColumn = lines.content(endLine, in: bytes).count
    }
    if node.kind == .heading, bytes[min(lines.start(line + skippedLines) + column - 1, bytes.count - 1)] != ASCII.hash {
      // libcmark ends an underlined heading at the line after it.
      while endLine > line + skippedLines, !isUnderline(endLine) { endLine -= 1 }
      endColumn = lines.content(endLine, in: bytes).count
    }
    set(&node, line + skippedLines, column, endLine, endColumn)
    return endLine - skippedLines
  }

  /// Sets the position of an inline: libcmark counts the columns of all lines of a block from the column of the first.
  func placeInline(_ node: inout Node, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int, in leaf: inout Leaf) {
    let start = inlinePosition(line, column, leaf)
    if endLine > line, !node.kind.holdsInlines { leaf.advance(to: endLine) }
    let end = inlinePosition(endLine, endColumn, leaf)
    set(&node, start.line, start.column, end.line, end.column)
  }

  /// Sets the end of an inline with children. After the address or title of a link, libcmark counts as if it had no line endings.
  func placeEnd(_ node: inout Node, _ line: Int, _ column: Int, in leaf: inout Leaf) {
    var end = inlinePosition(line, column, leaf)
    if node.kind == .link || node.kind == .image {
      var (further, place) = (leaf, end)
      while place.column > lines.start(place.line + 1) - lines.start(place.line), place.line < leaf.endLine + skippedLines {
        further.uncountedOnLine += 1
        place = inlinePosition(line, column, further)
      }
      // If libcmark replaced bytes, its columns differ from those of the file.
      let offset = lines.start(place.line) + place.column - 1
      if offset < bytes.count, bytes[offset] == ASCII.closeBracket || bytes[offset] == ASCII.closeParenthesis {
        (leaf, end) = (further, place)
      }
    }
    let place = origin(line: end.line, column: end.column)
    let isBehind = (place.line, place.column) >= (Int(node.line), Int(node.column))
    (node.endLine, node.endColumn) = isBehind ? (Int32(place.line), Int32(place.column)) : (node.line, node.column)
  }

  /// Advances to the next line of a block.
  func passLineBreak(isHard: Bool, _ leaf: inout Leaf) {
    let line = leaf.inlineLine + leaf.definitionLines + leaf.uncountedLines + leaf.uncountedOnLine + skippedLines
    let content = lines.content(line, in: bytes)
    if isHard, !content.isEmpty, bytes[content.upperBound - 1] == ASCII.backslash {
      leaf.uncountedOnLine += 1
    } else {
      leaf.advance(to: leaf.inlineLine + 1)
    }
  }

  /// Sets the position of a link in angle brackets; false if there is no bracket at the position.
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
    var leaf = Leaf(line: line, column: column, endLine: endLine, quotes: quotes, isInItem: isInItem, inlineLine: line)
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

  /// Whether the text at an offset starts with `[name]:`.
  private func opensDefinition(_ offset: Int) -> Bool {
    var index = offset + 1
    while index + 1 < bytes.count, bytes[index] != ASCII.openBracket {
      if bytes[index] == ASCII.closeBracket { return bytes[index + 1] == ASCII.colon }
      index += bytes[index] == ASCII.backslash ? 2 : 1
    }
    return false
  }

  /// The source position of a position in this text.
  func origin(line: Int, column: Int) -> SourcePosition {
    guard let origins, line >= 1, line <= origins.count else { return SourcePosition(line: line, column: column) }
    return SourcePosition(line: origins[line - 1].line, column: column + origins[line - 1].columnShift)
  }
}

extension MappedText {
  private func inlinePosition(_ line: Int, _ column: Int, _ leaf: Leaf) -> (line: Int, column: Int) {
    var actual = line + leaf.definitionLines + leaf.uncountedLines + skippedLines
    var column = column
    if actual > leaf.line + skippedLines { column += continuationColumn(actual, leaf) - leaf.column }
    for _ in 0..<leaf.uncountedOnLine {
      let length = lines.start(actual + 1) - lines.start(actual)
      guard column > length else { break }
      actual += 1
      column += continuationColumn(actual, leaf) - length - 1
    }
    return (actual, column)
  }

  /// The column where the text of a continuation line starts.
  private func continuationColumn(_ line: Int, _ leaf: Leaf) -> Int {
    let lineStart = lines.start(line)
    let (content, container) = lines.continuation(line, quotes: leaf.quotes, in: bytes)
    // libcmark counts the leading spaces of a lazy continuation line that follow the containers it continues.
    let isOutdented = leaf.isInItem && content - lineStart + 1 < leaf.column && !bytes[lineStart..<content].contains(ASCII.tab)
    let isLazy = container.quotes < leaf.quotes || isOutdented
    return (isLazy ? min(container.end, content) : content) - lineStart + 1
  }

  private func set(_ node: inout Node, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) {
    let start = origin(line: line, column: column)
    let end = origin(line: endLine, column: endColumn)
    (node.line, node.column) = (Int32(start.line), Int32(start.column))
    (node.endLine, node.endColumn) = (Int32(end.line), Int32(end.column))
  }
}
