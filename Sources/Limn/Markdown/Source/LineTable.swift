/// The start offset of each line of a text, with `\n`, `\r\n`, or `\r` line endings.
struct LineTable: Sendable {
  /// The offset of each line's first byte, followed by the length of the text.
  private(set) var starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 40 + 2)
    bytes.withUnsafeBufferPointer { text in
      var offset = 0
      while offset < text.count {
        let byte = text[offset]
        offset += 1
        if byte == ASCII.newline || (byte == ASCII.carriageReturn && (offset == text.count || text[offset] != ASCII.newline)) {
          starts.append(offset)
        }
      }
      if starts.last != text.count { starts.append(text.count) }
    }
    self.starts = starts
  }
}

extension LineTable {
  /// The number of lines; a trailing line ending starts no further line.
  var count: Int { starts.count - 1 }

  /// The offset of the first byte of a line, by number from 1.
  func start(_ line: Int) -> Int { starts[min(max(line, 1), starts.count) - 1] }

  /// The bytes of a line without its line ending.
  func content(_ line: Int, in bytes: [UInt8]) -> Range<Int> {
    guard line >= 1, line <= count else { return bytes.count..<bytes.count }
    var end = starts[line]
    let start = starts[line - 1]
    while end > start, bytes[end - 1] == ASCII.newline || bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    return start..<end
  }

  /// The offset of the first byte of paragraph text on a line, after indentation and at most `quotes` quotation markers.
  func contentOffset(_ line: Int, quotes: Int, in bytes: [UInt8]) -> Int {
    continuation(line, quotes: quotes, in: bytes).content
  }

  /// The offset where a line's text starts, the number of quotation markers before it, and the offset after the last of them and its space.
  func continuation(_ line: Int, quotes: Int, in bytes: [UInt8]) -> (content: Int, container: (quotes: Int, end: Int)) {
    let range = content(line, in: bytes)
    var container = (quotes: 0, end: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == ASCII.greater, container.quotes < quotes {
        let hasBlank = offset + 1 < range.upperBound && bytes[offset + 1].isBlank
        container = (container.quotes + 1, offset + (hasBlank ? 2 : 1))
      } else if !bytes[offset].isBlank {
        break
      }
      offset += 1
    }
    return (offset, container)
  }

  /// The position of a byte.
  func position(_ offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
