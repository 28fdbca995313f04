/// An HTML comment such as `<!-- preview: Name -->`, in whose place a page shows content of the site.
public struct Insertion: Sendable, Hashable {
  public enum Kind: String, Sendable {
    case preview, symbols, layers, results
  }

  public var kind: Kind
  /// The name of the preview, the module, or the app. Empty for the results of the build.
  public var name: String
  public var range: SourceRange
}
