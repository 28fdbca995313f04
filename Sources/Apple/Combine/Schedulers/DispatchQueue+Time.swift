public import Dispatch

extension DispatchQueue {
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(to - from) : -Int(from - to))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// A length of time, in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable,
      Sendable
    {
      public var magnitude: Int

      public init(_ timeInterval: DispatchTimeInterval) {
        magnitude =
          switch timeInterval {
          case .seconds(let value): value * 1_000_000_000
          case .milliseconds(let value): value * 1_000_000
          case .microseconds(let value): value * 1000
          case .nanoseconds(let value): value
          case .never: .max
          @unknown default: .max
          }
      }

      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
    }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func + (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude - rhs.magnitude) }
  public static func * (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude * rhs.magnitude) }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  public static func seconds(_ s: Double) -> Self { nanoseconds(Int(s * 1_000_000_000)) }
  public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }
  public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }
  public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(.nanoseconds(ns)) }
}
