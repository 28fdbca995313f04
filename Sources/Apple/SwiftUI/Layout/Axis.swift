import SemanticTree

/// The direction in which views follow each other.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public typealias Element = Set
    public typealias ArrayLiteralElement = Set
    public typealias RawValue = Int8

    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis.Set {
  var semantic: SemanticNode.Layout.Axis? {
    if self == [.horizontal, .vertical] { return .both }
    return contains(.horizontal) ? .horizontal : contains(.vertical) ? .vertical : nil
  }
}
