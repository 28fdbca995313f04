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

  public static func += (lhs: inout Self, rhs: Self) { lhs.animatableData += rhs.animatableData }
  public static func -= (lhs: inout Self, rhs: Self) { lhs.animatableData -= rhs.animatableData }

  public static prefix func - (operand: Self) -> Self { operand * -1 }

  public static func *= (lhs: inout Self, rhs: Double) { lhs.animatableData.scale(by: rhs) }
  public static func /= (lhs: inout Self, rhs: Double) { lhs *= 1 / rhs }

  public static func * (lhs: Self, rhs: Double) -> Self {
    var product = lhs
    product *= rhs
    return product
  }

  public static func * (lhs: Double, rhs: Self) -> Self { rhs * lhs }
  public static func / (lhs: Self, rhs: Double) -> Self { lhs * (1 / rhs) }
}

extension Angle: Animatable, _VectorMath {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
