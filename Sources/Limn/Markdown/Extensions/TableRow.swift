/// A table row, split into cells at unescaped pipes.
struct TableRow {
  let line: Int
  /// The byte range of the row in the file, without surrounding whitespace.
  let range: Range<Int>
  /// The byte range of each cell, without surrounding whitespace.
  private(set) var cells: [Range<Int>] = []
  private(set) var hasPipe = false

  init(line: Int, range: Range<Int>, in source: [UInt8]) {
    let range = Self.trimmed(range, in: source)
    self.line = line
    self.range = range
    var start = range.lowerBound
    if start < range.upperBound, source[start] == "|" {
      hasPipe = true
      start += 1
    }
    var offset = start
    while offset < range.upperBound {
      if source[offset] == "\\", offset + 1 < range.upperBound, source[offset + 1].isASCIIPunctuation {
        offset += 2
      } else if source[offset] == "|" {
        hasPipe = true
        cells.append(Self.trimmed(start..<offset, in: source))
        offset += 1
        start = offset
      } else {
        offset += 1
      }
    }
    if start < range.upperBound { cells.append(Self.trimmed(start..<range.upperBound, in: source)) }
  }

  /// Whether a line may be a delimiter row. This is a quick test that can also return true for other lines.
  /// `alignments(in:)` is exact.
  static func mayDelimit(_ line: ArraySlice<UInt8>) -> Bool {
    var dashes = false
    for byte in line {
      switch byte {
      case "-": dashes = true
      case "|", ":", " ", "\t", ">": break
      default: return false
      }
    }
    return dashes
  }

  /// The alignment of each column; nil if this row is not a delimiter row.
  func alignments(in source: [UInt8]) -> [Node.Flags]? {
    var found: [Node.Flags] = []
    for cell in cells {
      var marks = source[cell]
      let left = marks.first == ":"
      if left { marks.removeFirst() }
      let right = marks.last == ":"
      if right { marks.removeLast() }
      guard !marks.isEmpty, marks.allSatisfy({ $0 == "-" }) else { return nil }
      found.append(left && right ? .alignCenter : left ? .alignLeft : right ? .alignRight : [])
    }
    return found.isEmpty ? nil : found
  }

  private static func trimmed(_ range: Range<Int>, in source: [UInt8]) -> Range<Int> {
    let text = source[range].trimmed(\.isMarkdownSpace)
    return text.startIndex..<text.endIndex
  }
}
