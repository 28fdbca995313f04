/// Options for rendering a document as HTML.
public struct RenderOptions: Sendable, Hashable {
  /// The level of the heading that precedes the text on the page. The text's topmost headings get the next level, and the headings below
  /// them get the following levels, down to `h6`. No level is skipped, whether the author begins with `#`, `##`, or `###`. If nil, headings
  /// keep the author's levels.
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
