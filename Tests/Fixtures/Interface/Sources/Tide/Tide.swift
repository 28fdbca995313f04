/// A level of the sea.
public struct Level<Unit> {
  /// The height. It changes twice a day.
  public var height: Double
  /// The height at a moment.
  ///
  /// - Note: It is measured, not computed.
  public var current: Double { get async throws { height } }
  /// The name of the unit.
  public internal(set) var name = "m"

  /// Makes a level.
  /// - Parameter height: The height in units.
  public init(height: Double) { self.height = height }

  /// Raises the level.
  ///
  /// - Parameters:
  ///   - amount: By how much.
  // An ordinary comment does not end a documentation comment.
  ///   - count: How often.
  /// - Returns: The new level.
  /// - Throws: An error if the land is flooded.
  @discardableResult
  public mutating func raise(by amount: Double, times count: Int = 1) throws -> Level {
    height += amount * Double(count)
    return self
  }
  /// Compares with a height, see ``raise(by:times:)``.
  public func isAbove(_ height: Double) -> Bool { self.height > height }
  /// Compares with all heights.
  public func isAbove(_ heights: [Double]) -> Bool { heights.allSatisfy(isAbove) }

  @available(*, deprecated, renamed: "raise(by:times:)", message: "too slow")
  public mutating func lift() { height += 1 }
  @available(*, unavailable, message: "the sea has no floor")
  public func drain() {}
  func measure() {}
  public func _measure() {}
  @_spi(Harbor) public func anchor() {}
  package func ship() {}

  /// A moment of the tide.
  public enum Moment: String, CaseIterable {
    case high = "h", low = "l"
    /// Between two moments.
    case rising
  }
}

extension Level where Unit == Int {
  /// A whole level.
  public static var one: Level { Level(height: 1) }
}
extension Level where Unit == Double {
  public static var one: Level { Level(height: 1.5) }
}
extension Level: Equatable where Unit: Equatable {}
extension Measured where Scale: Equatable {
  /// Whether the scale is that of another one.
  public func agrees(with other: Self) -> Bool { scale == other.scale }
}
extension Level: Measured {
  public func wash(gently isGentle: Bool) {}
}

/// Something that has a measure.
public protocol Measured {
  associatedtype Scale = Int
  /// The scale.
  var scale: Scale? { get set }
  /// Washes.
  /// - Parameter isGentle: Whether it is gentle.
  func wash(gently isGentle: Bool)
  func dry()
}

extension Measured {
  public var scale: Int? {
    get { nil }
    set {}
  }
  public func dry() {}
  /// Not a requirement.
  public func rinse() where Self: Equatable {}
  func soak() {}
}

open class Current {
  /// Flows.
  open func flow() {}
  public init() {}
}
public final class Eddy: Current {
  override public func flow() {}
}

public actor Buoy {
  nonisolated public let mark = 1
  public func ring() async {}
}

struct Hidden {}
extension Hidden: Hashable {}
extension Int { func hiddenMethod() {} }
extension String {
  /// The text as a tide.
  public var tide: Level<Int>? { nil }
}
extension Array: Measured where Element: Measured {
  public func wash(gently isGentle: Bool) { for element in self { element.wash(gently: isGentle) } }
}

infix operator <~
/// Falls to a height.
public func <~ (level: inout Level<Int>, height: Double) { level.height = height }
/// Meets two levels.
public func meet<A, B: Measured>(_ a: Level<A>, with b: B) async throws -> (A, B)? where A: Sendable { nil }
public var sea: some Measured { Level<Int>(height: 0) }
public typealias Sea = Level<Int>
@available(macOS 14, iOS 17.1, macCatalyst 17.1, *)
public func ebb(_ body: @escaping @Sendable (Int) -> Void = { _ in }) {}
