/// Options for rendering a document as HTML.
public struct RenderOptions: Sendable, Hashable {
  /// A number that is added to the level of each heading, up to level 6. It is used for text below a heading of the page.
  public var headingShift: Int
  /// Whether headings have an `id` and a link to themselves.
  public var headingAnchors: Bool
  /// A prefix for ids, such as those of footnotes and tabs, but not of headings. It is needed if several documents are on one page.
  public var idPrefix: String

  public init(headingShift: Int = 0, headingAnchors: Bool = true, idPrefix: String = "") {
    self.headingShift = headingShift
    self.headingAnchors = headingAnchors
    self.idPrefix = idPrefix
  }
}
