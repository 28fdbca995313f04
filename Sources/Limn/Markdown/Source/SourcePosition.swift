import LimnDiagnostics

/// A position in a source file. Lines and columns are counted from 1. Columns count UTF-8 bytes, as in the compiler's
/// messages.
public struct SourcePosition: Record, Comparable {
  public var line, column: Int

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
