public import Foundation

/// A type of values between which an animation can interpolate.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self {
    var scaled = self
    scaled.scale(by: rhs)
    return scaled
  }

  /// Moves the value toward another value: an amount of 0 changes nothing, and an amount of 1 results in the other
  /// value.
  public mutating func interpolate(towards other: Self, amount: Double) { self += (other - self).scaled(by: amount) }

  public func interpolated(towards other: Self, amount: Double) -> Self { self + (other - self).scaled(by: amount) }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a type without animated values.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static var zero: AnimatablePair<First, Second> { AnimatablePair(.zero, .zero) }

  public static func += (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {
    lhs = lhs + rhs
  }
  public static func -= (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {
    lhs = lhs - rhs
  }

  public static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
    First, Second
  > {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  public static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
    First, Second
  > {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
