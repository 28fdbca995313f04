/// The block quotes and list items that contain a block. In a continuation line, the block's text starts after the
/// markers of these containers. libcmark does not report where the text starts, so this type repeats the steps of
/// libcmark's block parser.
struct Containers {
  struct Container {
    let isItem: Bool
    let line: Int
    /// The offset of the quotation marker or list marker.
    let start: Int
    /// The position where the container's content starts in its first line: after the marker and the spaces that follow
    /// the marker. Nil until it is computed.
    var content: LineCursor?
    /// The number of columns by which continuation lines of a list item are indented.
    var indentation = 0
  }

  var open: [Container] = []

  mutating func leave() { open.removeLast() }

  /// The offset where a paragraph's text starts in a continuation line. A tab can be partly indentation and partly
  /// text. `offset` is then after the tab, and `padding` is the number of the tab's columns that belong to the text.
  mutating func continuation(of number: Int, in text: MappedText) -> (offset: Int, padding: Int) {
    for index in open.indices where open[index].content == nil { read(index, in: text) }
    let line = text.line(number)
    var cursor = LineCursor(offset: line.startIndex)
    if pass(open.count, &cursor, in: line) { return (cursor.firstNonblank(in: line).offset, 0) }
    // A lazy continuation line has the markers of only some containers. Its text starts directly after the last of
    // these markers, so it includes the spaces there.
    return cursor.isInsideTab ? (cursor.offset + 1, cursor.columnsToTabStop) : (cursor.offset, 0)
  }

  /// Skips the markers and indentation of the first `count` containers in a continuation line. Returns false if the
  /// line does not continue all of these containers.
  private func pass(_ count: Int, _ cursor: inout LineCursor, in line: ArraySlice<UInt8>) -> Bool {
    for container in open[..<count] {
      let first = cursor.firstNonblank(in: line)
      let indentation = first.column - cursor.column
      if container.isItem {
        guard indentation >= container.indentation else { return false }
        cursor.skip(columns: container.indentation, in: line)
      } else {
        guard indentation <= 3, first.offset < line.endIndex, line[first.offset] == ">" else { return false }
        cursor.skip(columns: indentation + 1, in: line)
        cursor.skipBlank(in: line)
      }
    }
    return true
  }

  /// Finds the content position and the indentation of a container, by reading its first line.
  private mutating func read(_ index: Int, in text: MappedText) {
    let container = open[index]
    let line = text.line(container.line)
    var cursor = LineCursor(offset: line.startIndex)
    if index > 0, open[index - 1].line == container.line, let outer = open[index - 1].content {
      cursor = outer
    } else {
      _ = pass(index, &cursor, in: line)
    }
    let before = cursor.column
    cursor.skip(to: container.start, in: line)
    if container.isItem {
      let indentation = cursor.column - before
      open[index].indentation = indentation + passMarker(&cursor, in: line)
    } else {
      cursor.skip(to: container.start + 1, in: line)
      cursor.skipBlank(in: line)
    }
    open[index].content = cursor
  }

  /// Skips a list marker and its spaces, and returns their width in columns.
  private func passMarker(_ cursor: inout LineCursor, in line: ArraySlice<UInt8>) -> Int {
    let width = line[cursor.offset...].prefix(while: \.isASCIIDigit).count + 1
    cursor.skip(to: cursor.offset + width, in: line)
    let marker = cursor
    while cursor.column - marker.column <= 5, cursor.offset < line.endIndex, line[cursor.offset].isBlank {
      cursor.skip(columns: 1, in: line)
    }
    let blanks = cursor.column - marker.column
    if (1..<5).contains(blanks), cursor.offset < line.endIndex { return width + blanks }
    // If five or more spaces follow the marker, the item starts with indented code. The first space then belongs to the
    // marker, and the other spaces are the indentation of the code. A marker without text after it is treated as if one
    // space followed it.
    cursor = marker
    cursor.skip(columns: 1, in: line)
    return width + 1
  }
}
