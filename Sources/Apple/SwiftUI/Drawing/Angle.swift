public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle(radians: 0)
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

/// A type whose values can be added and subtracted. The operators add or subtract the animatable data of the values.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  public static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum.animatableData += rhs.animatableData
    return sum
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    var difference = lhs
    difference.animatableData -= rhs.animatableData
    return difference
  }
}

extension Angle: Animatable, _VectorMath {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
