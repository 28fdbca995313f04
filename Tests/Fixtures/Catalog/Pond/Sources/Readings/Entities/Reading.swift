/// What the scale showed.
public struct Reading: Hashable, Sendable {
  public var weight: Double
  public init(weight: Double) { self.weight = weight }
}
