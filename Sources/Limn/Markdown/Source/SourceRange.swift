/// A stretch of a source file, from its first byte up to the byte after its last.
public struct SourceRange: Hashable, Sendable, Codable {
  public var start: SourcePosition
  public var end: SourcePosition

  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }
}
