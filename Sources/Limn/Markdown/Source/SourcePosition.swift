/// A position in a source file. Lines and columns are counted from 1. Columns count UTF-8 bytes, as in the compiler's
/// messages.
public struct SourcePosition: Hashable, Sendable, Codable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
