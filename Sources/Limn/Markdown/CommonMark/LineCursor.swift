/// A position in a line: a byte offset, and the column as libcmark counts it. Tab stops are every four columns.
struct LineCursor {
  private static let tabStop = 4

  var offset: Int
  var column = 0
  /// Whether the position is inside a tab. `offset` is then the offset of the tab, and `column` includes only a part of
  /// the tab's columns.
  var isInsideTab = false

  /// The number of columns up to the next tab stop.
  var columnsToTabStop: Int { Self.tabStop - column % Self.tabStop }

  /// The position of the first byte that is neither a space nor a tab.
  func firstNonblank(in line: ArraySlice<UInt8>) -> LineCursor {
    var cursor = self
    while cursor.offset < line.endIndex, line[cursor.offset].isBlank {
      cursor.column += line[cursor.offset] == "\t" ? cursor.columnsToTabStop : 1
      cursor.offset += 1
    }
    cursor.isInsideTab = false
    return cursor
  }

  /// Skips a number of columns. The new position can be inside a tab.
  mutating func skip(columns: Int, in line: ArraySlice<UInt8>) {
    var rest = columns
    while rest > 0, offset < line.endIndex {
      let width = line[offset] == "\t" ? columnsToTabStop : 1
      isInsideTab = width > rest
      column += min(width, rest)
      if !isInsideTab { offset += 1 }
      rest -= min(width, rest)
    }
  }

  /// Skips bytes up to an offset.
  mutating func skip(to end: Int, in line: ArraySlice<UInt8>) {
    while offset < min(end, line.endIndex) {
      column += line[offset] == "\t" ? columnsToTabStop : 1
      offset += 1
      isInsideTab = false
    }
  }

  /// Skips the optional space or tab after a quotation marker.
  mutating func skipBlank(in line: ArraySlice<UInt8>) {
    if offset < line.endIndex, line[offset].isBlank { skip(columns: 1, in: line) }
  }
}
