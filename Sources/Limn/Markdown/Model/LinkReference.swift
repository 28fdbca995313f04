/// A link, an image, or a symbol link of a document.
public struct LinkReference: Sendable, Hashable {
  /// The address with Markdown's escapes decoded, or the name of a symbol.
  public var destination: String
  /// The text of a link without markup, or the text alternative of an image.
  public var text: String
  public var range: SourceRange
  public var kind: Kind

  public enum Kind: String, Sendable {
    case link, image
    /// A link whose text is its URL or email address, written without markup or in angle brackets.
    case address
    /// A `<doc:Article>` link. The destination starts with `doc:`.
    case article
    /// A link to a symbol, written as ``` ``Type`` ```.
    case symbol
  }
}
