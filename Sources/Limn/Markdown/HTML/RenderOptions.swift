/// Options for rendering a document as HTML.
public struct RenderOptions: Sendable, Hashable {
  /// Added to the level of each heading, up to 6, for text below a heading of the page.
  public var headingShift: Int
  /// Whether headings have an `id` and a link to themselves.
  public var headingAnchors: Bool
  /// Prefix of ids other than those of headings (footnotes, tabs), for several documents on one page.
  public var idPrefix: String

  public init(headingShift: Int = 0, headingAnchors: Bool = true, idPrefix: String = "") {
    self.headingShift = headingShift
    self.headingAnchors = headingAnchors
    self.idPrefix = idPrefix
  }
}
