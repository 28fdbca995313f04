/// A directive of a documentation catalog, such as `@Row` or `@Image(source: pond, alt: "A pond")`.
public struct Directive: Sendable, Hashable {
  public var name: String
  /// By label; the one without a label is under the empty text.
  public var arguments: [String: String]
  /// The line that opens it.
  public var range: SourceRange
}
