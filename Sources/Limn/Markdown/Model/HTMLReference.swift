/// What a link or an image in raw HTML refers to.
public struct HTMLReference: Sendable, Hashable {
  /// The address as it is written, with character references decoded.
  public var destination: String
  /// Whether it is shown on the page rather than followed.
  public var isImage: Bool
  public var range: SourceRange
}
