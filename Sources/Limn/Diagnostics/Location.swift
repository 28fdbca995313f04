/// A location in a source file.
///
/// Lines and columns are counted from 1. Columns are counted in UTF-8 bytes, as in messages of the Swift compiler. The
/// end, if known, is the position after the last byte.
public struct Location: Record, Comparable, CustomStringConvertible {
  /// The path of the file relative to the project's root, with `/` separators.
  public var path: String
  public var line, column: Int
  public var endLine, endColumn: Int?

  public init(path: String, line: Int = 1, column: Int = 1, endLine: Int? = nil, endColumn: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  public static func < (a: Self, b: Self) -> Bool {
    (a.path, a.line, a.column, a.endLine ?? 0, a.endColumn ?? 0)
      < (b.path, b.line, b.column, b.endLine ?? 0, b.endColumn ?? 0)
  }

  /// `path:line:column`, which terminals and editors recognize as a link.
  public var description: String { "\(path):\(line):\(column)" }
}
