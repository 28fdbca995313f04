/// A directive of a documentation catalog, such as `@Row` or `@Image(source: pond, alt: "A pond")`.
public struct Directive: Sendable, Hashable {
  public var name: String
  /// The arguments by label. An argument without a label has an empty string as its key.
  public var arguments: [String: String]
  /// The source range of the opening line.
  public var range: SourceRange
}
