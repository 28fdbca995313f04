/// A fish in the pond.
public struct Fish: Hashable, Sendable {
  public var name: String
  public init(name: String) { self.name = name }
}
