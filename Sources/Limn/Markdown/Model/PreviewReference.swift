/// A place where a document wants a preview shown: `<!-- preview: Name -->`.
public struct PreviewReference: Sendable, Hashable {
  public var name: String
  public var range: SourceRange

  public init(name: String, range: SourceRange) {
    self.name = name
    self.range = range
  }
}
