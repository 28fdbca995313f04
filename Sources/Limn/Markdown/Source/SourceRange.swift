public import LimnDiagnostics

/// A range in a source file. `start` is the position of the first byte, and `end` is the position after the last byte.
public struct SourceRange: Record {
  public var start, end: SourcePosition

}

extension SourceRange {
  /// A range within a line.
  init(line: Int, _ columns: Range<Int>) {
    start = SourcePosition(line: line, column: columns.lowerBound)
    end = SourcePosition(line: line, column: columns.upperBound)
  }
}

extension Location {
  public init(_ position: SourcePosition, path: String) {
    self.init(path: path, line: position.line, column: position.column)
  }

  public init(_ range: SourceRange, path: String) {
    self.init(
      path: path, line: range.start.line, column: range.start.column, endLine: range.end.line,
      endColumn: range.end.column)
  }
}
