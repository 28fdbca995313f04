/// The target of a link or an image in raw HTML.
public struct HTMLReference: Sendable, Hashable {
  /// The address, with character references decoded.
  public var destination: String
  /// Whether the target is displayed on the page. If false, the page links to the target.
  public var isImage: Bool
  public var range: SourceRange
}
