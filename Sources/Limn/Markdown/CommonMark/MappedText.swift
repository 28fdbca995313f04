/// A text for libcmark, with a mapping from positions in the text to positions in the source file.
struct MappedText {
  let bytes: [UInt8]
  let lines: LineTable
  /// The offset of the first byte after the front matter. libcmark parses the text from this byte. `skippedLines` is
  /// the number of lines before this byte.
  var start = 0
  var skippedLines = 0
  /// Whether the text is valid UTF-8 without NUL bytes. If not, libcmark replaces invalid bytes and NUL bytes with
  /// U+FFFD.
  var isValid = true
  /// The origin of each line, if the text was assembled from parts of the file; otherwise nil.
  var origins: [Origin]?

  /// The place in the source file from which a line of the text was taken: the number of the source line, and the
  /// number of columns to add to a column in the text.
  struct Origin {
    var line, columnShift: Int
  }

  /// Sets the position of a block, and corrects ends that libcmark reports at column 0 of the next line. Returns the
  /// number of the block's last line. Unlike line numbers in the file, the returned number does not count the lines of
  /// the front matter.
  func placeBlock(_ node: inout Node, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> Int {
    var (endLine, endColumn) = (endLine + skippedLines, endColumn)
    while endColumn == 0, endLine > line + skippedLines {
      endLine -= 1
      endColumn = lines.content(endLine, in: bytes).count
    }
    if node.kind == .heading, !startsWithHeadingMark(line + skippedLines, column) {
      // In a heading with an underline, the underline is the last line. libcmark can report an end after this line.
      while endLine > line + skippedLines, !isUnderline(endLine) { endLine -= 1 }
      endColumn = lines.content(endLine, in: bytes).count
    }
    // For an empty heading at the end of a text without a line ending, libcmark reports an end before the start.
    if endLine == line + skippedLines, endColumn < column {
      endColumn = max(column, lines.content(endLine, in: bytes).count)
    }
    set(&node, line + skippedLines, column, endLine, endColumn)
    return endLine - skippedLines
  }

  /// Creates the text of a paragraph or heading, and determines where the text starts in its first line. In a heading
  /// with number signs, the text starts after the signs.
  func leaf(_ node: Node.Kind, _ line: Int, _ column: Int) -> LeafText {
    let number = line + skippedLines
    let start = lines.start(number) + column - 1
    let end = lines.content(number, in: bytes).upperBound
    var offset = start
    if node == .heading, startsWithHeadingMark(number, column) {
      while offset < end, bytes[offset] == "#" { offset += 1 }
      while offset < end, bytes[offset].isBlank { offset += 1 }
    }
    return LeafText(line: number, offset: offset, indentation: offset - lines.start(number))
  }

  /// The bytes of a line without the line ending.
  func line(_ number: Int) -> ArraySlice<UInt8> { bytes[lines.content(number, in: bytes)] }

  /// Whether a heading marker starts at a column: one to six number signs, followed by a blank or the end of the line.
  /// An underlined heading can start with number signs that are not a heading marker, as in `#1`.
  private func startsWithHeadingMark(_ line: Int, _ column: Int) -> Bool {
    let end = lines.content(line, in: bytes).upperBound
    let rest = bytes[min(lines.start(line) + column - 1, end)..<end]
    let mark = rest.prefix { $0 == "#" }.count
    return (1...6).contains(mark) && rest.dropFirst(mark).first.map(\.isBlank) ?? true
  }

  private func isUnderline(_ line: Int) -> Bool {
    let content = bytes[lines.content(line, in: bytes)]
    return content.contains { $0 == "=" || $0 == "-" }
      && content.allSatisfy { $0 == "=" || $0 == "-" || $0.isBlank || $0 == ">" }
  }

  /// Whether the text at an offset starts with `[name]:`, as a link definition does.
  func opensDefinition(_ offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == "[" else { return false }
    var index = offset + 1
    while index + 1 < bytes.count, bytes[index] != "[" {
      if bytes[index] == "]" { return bytes[index + 1] == ":" }
      index += bytes[index] == "\\" ? 2 : 1
    }
    return false
  }

  /// The position in the source file that corresponds to a position in this text.
  func origin(line: Int, column: Int) -> SourcePosition {
    guard let origins, line >= 1, line <= origins.count else { return SourcePosition(line: line, column: column) }
    return SourcePosition(line: origins[line - 1].line, column: column + origins[line - 1].columnShift)
  }

  func set(_ node: inout Node, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) {
    node.place(from: origin(line: line, column: column), through: origin(line: endLine, column: endColumn))
  }
}
