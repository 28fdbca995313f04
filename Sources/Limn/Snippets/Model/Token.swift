import LimnDiagnostics
public import LimnMarkdown

/// A part of a snippet that is highlighted in one color.
public struct Token: Record {
  /// The line in the text of the code block, from 1.
  public var line: Int
  /// The column of the token in `line`, from 1, in UTF-8 bytes.
  public var column: Int
  /// The length of the token in UTF-8 bytes.
  public var length: Int
  public var kind: TokenKind
}
