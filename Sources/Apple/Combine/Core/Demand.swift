extension Subscribers {
  /// The number of values that a subscriber accepts: a non-negative count, or unlimited.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Sendable {
    private var count: UInt

    private init(count: UInt) {
      self.count = count
    }
  }
}

extension Subscribers.Demand {
  private static var limitless: UInt { UInt(Int.max) + 1 }

  public static let unlimited = Subscribers.Demand(count: limitless)
  public static let none = Subscribers.Demand(count: 0)

  /// A demand for exactly this number of values. A negative number stops the program.
  public static func max(_ value: Int) -> Subscribers.Demand {
    precondition(value >= 0, "a demand cannot be negative")
    return Subscribers.Demand(count: UInt(value))
  }

  /// The number of values; nil for unlimited demand.
  public var max: Int? { count == Self.limitless ? nil : Int(count) }

  public static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? .unlimited : .max(sum)
  }

  public static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    lhs = lhs + rhs
  }

  public static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard let left = lhs.max else { return .unlimited }
    let (sum, overflow) = left.addingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(sum)
  }

  public static func += (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs + rhs
  }

  public static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard let left = lhs.max else { return .unlimited }
    let (product, overflow) = left.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  public static func *= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs * rhs
  }

  /// Subtracts a demand. The result is never less than zero, and unlimited demand stays unlimited.
  public static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    guard let left = lhs.max else { return .unlimited }
    guard let right = rhs.max else { return .none }
    return .max(Swift.max(0, left - right))
  }

  public static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    lhs = lhs - rhs
  }

  public static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard let left = lhs.max else { return .unlimited }
    return .max(Swift.max(0, left - rhs))
  }

  public static func -= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs - rhs
  }

  public static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs.count < rhs.count }
}

extension Subscribers.Demand {
  public static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  public static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  public static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max.map { lhs > $0 } ?? false }
  public static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max.map { lhs >= $0 } ?? false }
  public static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  public static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max.map { lhs < $0 } ?? true }
  public static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
  public static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max.map { lhs <= $0 } ?? true }
  public static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max == rhs }
  public static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max != rhs }
  public static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max == lhs }
  public static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max != lhs }
}

extension Subscribers.Demand: CustomStringConvertible {
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(count: try decoder.singleValueContainer().decode(UInt.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(count)
  }
}
