/// A heading of a document.
public struct Heading: Sendable, Hashable {
  /// 1 to 6.
  public var level: Int
  /// The heading's words without any markup.
  public var text: String
  /// The fragment that leads to the heading, made as GitHub makes it and unique on the page.
  public var anchor: String
  public var range: SourceRange

  public init(level: Int, text: String, anchor: String, range: SourceRange) {
    self.level = level
    self.text = text
    self.anchor = anchor
    self.range = range
  }
}
