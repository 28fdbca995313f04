/// Options for rendering a document as HTML.
public struct RenderOptions: Sendable, Hashable {
  /// The level of the page's heading above the text. The outermost headings of the text get the next level. Each nested
  /// heading gets the level after the heading that contains it, at most `h6`. So no level is skipped, even if the
  /// author begins with `##` or `###`. If nil, headings keep the author's levels.
  public var parentHeading: Int?
  /// Whether headings have an `id` and a link to themselves.
  public var headingAnchors: Bool
  /// A prefix for generated ids, such as the ids of footnotes and tabs. Headings get no prefix. If several documents
  /// are on one page, different prefixes prevent duplicate ids.
  public var idPrefix: String

  public init(parentHeading: Int? = nil, headingAnchors: Bool = true, idPrefix: String = "") {
    self.parentHeading = parentHeading
    self.headingAnchors = headingAnchors
    self.idPrefix = idPrefix
  }
}
