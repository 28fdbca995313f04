/// A link, an image, or a symbol link of a document.
public struct LinkReference: Sendable, Hashable {
  /// The address after Markdown's unescaping, or the name of a symbol.
  public var destination: String
  /// The text of the link without markup, or the alternative text of an image.
  public var text: String
  public var range: SourceRange
  public var kind: Kind

  public enum Kind: String, Sendable, Hashable {
    case link
    case image
    /// A bare URL, or one in angle brackets.
    case address
    /// `<doc:Article>`: the destination starts with `doc:`.
    case article
    /// ``` ``Type`` ```.
    case symbol
  }

  public init(destination: String, text: String, range: SourceRange, kind: Kind) {
    self.destination = destination
    self.text = text
    self.range = range
    self.kind = kind
  }
}
