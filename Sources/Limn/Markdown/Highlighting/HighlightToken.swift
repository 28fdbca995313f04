/// A part of code to highlight, given by byte offsets.
public struct HighlightToken: Sendable, Hashable {
  public var start, end: Int
  public var kind: TokenKind

  public init(start: Int, end: Int, kind: TokenKind) {
    self.start = start
    self.end = end
    self.kind = kind
  }
}
