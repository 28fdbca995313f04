/// A directive of a documentation catalog, such as `@Row` or `@Image(source: pond, alt: "A pond")`.
public struct Directive: Sendable, Hashable {
  public var name: String
  /// The arguments by label; the unlabeled argument has an empty label.
  public var arguments: [String: String]
  /// The range of its opening line.
  public var range: SourceRange
}
