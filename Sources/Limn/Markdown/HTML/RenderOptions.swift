/// Options for rendering a document as HTML.
public struct RenderOptions: Sendable, Hashable {
  /// The level of the page's heading above the text; nil if there is none. The text's own headings get the levels below this level, up to
  /// 6. No level is left out, whether the author begins with `#`, `##`, or `###`.
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
