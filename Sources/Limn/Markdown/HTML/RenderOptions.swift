/// How a document becomes HTML where the document itself leaves it open.
public struct RenderOptions: Sendable, Hashable {
  /// Added to each heading's level, up to 6, for text that stands below a heading of the page.
  public var headingShift: Int
  /// Whether headings carry an `id` and a link to themselves.
  public var headingAnchors: Bool
  /// Put before ids that are not headings (footnotes, tabs), for several documents on one page.
  public var idPrefix: String

  public init(headingShift: Int = 0, headingAnchors: Bool = true, idPrefix: String = "") {
    self.headingShift = headingShift
    self.headingAnchors = headingAnchors
    self.idPrefix = idPrefix
  }
}
