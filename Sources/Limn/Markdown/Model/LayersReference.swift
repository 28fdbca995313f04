/// A request to show the layers of an app, written as `<!-- layers: App -->`.
public struct LayersReference: Sendable, Hashable {
  public var app: String
  public var range: SourceRange
}
