/// A request to show a preview, written as `<!-- preview: Name -->`.
public struct PreviewReference: Sendable, Hashable {
  public var name: String
  public var range: SourceRange

  public init(name: String, range: SourceRange) {
    self.name = name
    self.range = range
  }
}
