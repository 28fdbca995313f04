/// A link, an image or a symbol that a document refers to.
public struct LinkReference: Sendable, Hashable {
  /// The address as the author wrote it, after Markdown's own unescaping; for a symbol its name.
  public var destination: String
  /// The words of the link without any markup; for an image its alternative text.
  public var text: String
  public var range: SourceRange
  public var kind: Kind

  public enum Kind: String, Sendable, Hashable {
    case link
    case image
    /// A bare address, or one in angle brackets.
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
