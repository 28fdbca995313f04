/// The resolved address of a link or image.
public struct ResolvedLink: Sendable, Hashable {
  public var href: String
  /// The text for `<doc:Article>` links, such as the article's title.
  public var text: String?
  /// Additional attributes, in order, such as `rel` or `width`.
  public var attributes: [Attribute]
  /// The `srcset` for the dark variant of an image; nil if the image has no dark variant.
  public var darkSources: String?
  /// Whether to write the link's text without a link.
  public var isText = false

  public struct Attribute: Sendable, Hashable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(href: String, text: String? = nil, attributes: [Attribute] = []) {
    self.href = href
    self.text = text
    self.attributes = attributes
  }
}
