/// Closures with which a page changes the HTML of a document. If a closure returns nil, the author's content is kept.
public struct RenderHooks {
  /// Resolves the destination of a link, which can start with `doc:`.
  public var link: (_ destination: String) -> ResolvedLink? = { _ in nil }
  /// Resolves the source of an image.
  public var image: (_ source: String) -> ResolvedLink? = { _ in nil }
  /// Resolves the address of a link or an image in raw HTML.
  public var address: (_ address: String, _ isImage: Bool) -> String? = { _, _ in nil }
  /// Returns the HTML of a code block, including its `pre` element.
  public var codeBlock: (Fence) -> [UInt8]? = { _ in nil }
  /// Returns the link for a symbol such as `PersonBMI`.
  public var symbol: (_ name: String) -> ResolvedLink? = { _ in nil }
  /// Returns the HTML in place of a comment such as `<!-- preview: Name -->`.
  public var insertion: (Insertion) -> [UInt8]? = { _ in nil }
  /// Returns the rendered diagram of a `dot` code block.
  public var dot: (_ text: String) -> [UInt8]? = { _ in nil }

  public init() {}
}

/// Options for rendering a document as HTML.
public struct RenderOptions: Sendable, Hashable {
  /// The level of the page's heading above the text. The outermost headings of the text get the next level. Each nested
  /// heading gets the level after the heading that contains it, at most `h6`. So no level is skipped, even if the
  /// author begins with `##` or `###`. If nil, headings keep the author's levels.
  public var parentHeading: Int?
  /// Whether headings have an `id` and a link to themselves.
  public var headingAnchors = true
  /// A prefix for generated ids, such as the ids of footnotes and tabs. Headings get no prefix. If several documents
  /// are on one page, different prefixes prevent duplicate ids.
  public var idPrefix = ""

  public init() {}
}

/// The resolved address of a link or image.
public struct ResolvedLink: Sendable {
  var href: String
  /// The text for `<doc:Article>` links, such as the article's title.
  var text: String?
  /// Additional attributes, in order, such as `rel` or `width`.
  public var attributes: [(name: String, value: String)]
  /// The `srcset` for the dark variant of an image; nil if the image has no dark variant.
  public var darkSources: String?
  /// Whether to write the link's text without a link.
  public var isText = false

  public init(href: String, text: String? = nil, attributes: [(name: String, value: String)] = []) {
    self.href = href
    self.text = text
    self.attributes = attributes
  }
}
