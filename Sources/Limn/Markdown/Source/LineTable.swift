/// The offsets at which the lines of a text start. Line endings can be `\n`, `\r\n`, or `\r`.
public struct LineTable: Sendable {
  /// The offset of the first byte of each line, followed by the length of the text.
  private var starts: [Int]

  public init(_ bytes: [UInt8]) {
    starts = [0]
    for (offset, byte) in bytes.enumerated()
    where byte == "\n"
      || byte == "\r" && (offset + 1 == bytes.count || bytes[offset + 1] != "\n")
    {
      starts.append(offset + 1)
    }
    if starts.last != bytes.count { starts.append(bytes.count) }
  }

  /// The lines of an empty text.
  static let empty = LineTable([])

  /// The number of lines. A line ending at the end of the text does not start another line.
  public var count: Int { starts.count - 1 }

  private var end: Int { starts[starts.count - 1] }

  /// The offset of the first byte of a line. Lines are counted from 1.
  public func start(_ line: Int) -> Int { starts[min(max(line, 1), starts.count) - 1] }

  /// The offset of a position. A position after the end of the text has the offset of the end.
  func offset(of position: SourcePosition) -> Int {
    guard position.line >= 1, position.line < starts.count else { return end }
    return min(start(position.line) + position.column - 1, end)
  }

  /// The byte offsets of a range; nil if the range ends before it starts.
  public func offsets(of range: SourceRange) -> Range<Int>? {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return start <= end ? start..<end : nil
  }

  /// The byte range of a line without its line ending.
  public func content(_ line: Int, in bytes: [UInt8]) -> Range<Int> {
    guard line >= 1, line <= count else { return bytes.count..<bytes.count }
    let start = start(line)
    var end = starts[line]
    while end > start, bytes[end - 1] == "\n" || bytes[end - 1] == "\r" { end -= 1 }
    return start..<end
  }

  /// The line and column of a byte.
  public func position(_ offset: Int) -> SourcePosition {
    let line = max(1, starts.partitionPoint { $0 > offset })
    return SourcePosition(line: line, column: offset - starts[line - 1] + 1)
  }

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(start: position(offsets.lowerBound), end: position(offsets.upperBound))
  }
}

extension String {
  /// Decodes a text whose line endings can be `\n`, `\r\n`, or `\r`. All of them become `\n`.
  public init(linesOf bytes: some Collection<UInt8>) {
    guard bytes.contains("\r") else {
      self.init(decoding: bytes, as: UTF8.self)
      return
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8?
    for byte in bytes {
      if byte != "\n" || previous != "\r" {
        result.append(byte == "\r" ? "\n" : byte)
      }
      previous = byte
    }
    self.init(decoding: result, as: UTF8.self)
  }
}
