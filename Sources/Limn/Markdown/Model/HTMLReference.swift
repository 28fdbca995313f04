/// The target of a link or an image in raw HTML.
public struct HTMLReference: Sendable, Hashable {
  /// The address as written, with character references decoded.
  public var destination: String
  /// Whether the target is displayed on the page, not linked to.
  public var isImage: Bool
  public var range: SourceRange
}
