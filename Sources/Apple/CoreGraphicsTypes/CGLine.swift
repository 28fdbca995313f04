public import Foundation

/// How the end of a line is drawn.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two parts of a line meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// A direction with a length.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx, dy: CGFloat

  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public static let zero = CGVector()
}
