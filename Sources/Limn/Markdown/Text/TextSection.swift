/// The words below one heading, for a search index.
public struct TextSection: Sendable, Hashable {
  /// The heading's words and fragment; empty for what stands above the first heading.
  public var heading: String
  public var anchor: String
  /// The heading's level, 0 above the first heading.
  public var level: Int
  /// The words of the prose without markup, a blank between blocks.
  public var text: String
  /// The code of the fences, a line end between them.
  public var code: String

  public init(heading: String, anchor: String, level: Int, text: String, code: String) {
    self.heading = heading
    self.anchor = anchor
    self.level = level
    self.text = text
    self.code = code
  }
}
