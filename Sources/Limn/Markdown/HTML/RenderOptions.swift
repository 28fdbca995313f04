/// Options for rendering a document as HTML.
public struct RenderOptions: Sendable, Hashable {
  /// The level of the heading that the text is below on its page, if any. The headings of the text get the levels below it, up to level 6,
  /// without gaps: authors of doc comments begin with `#`, `##`, or `###`.
  public var parentHeading: Int?
  /// Whether headings have an `id` and a link to themselves.
  public var headingAnchors: Bool
  /// A prefix for ids, such as those of footnotes and tabs, but not of headings. It is needed if several documents are on one page.
  public var idPrefix: String

  public init(parentHeading: Int? = nil, headingAnchors: Bool = true, idPrefix: String = "") {
    self.parentHeading = parentHeading
    self.headingAnchors = headingAnchors
    self.idPrefix = idPrefix
  }
}
