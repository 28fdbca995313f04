/// A place in a source file: line and column start at 1, and columns count UTF-8 bytes as the compiler does.
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
