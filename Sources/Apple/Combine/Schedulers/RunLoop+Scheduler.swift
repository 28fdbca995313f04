public import Foundation

extension RunLoop: Scheduler {
  public struct SchedulerOptions {}

  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A length of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable,
      Sendable
    {
      public var magnitude: TimeInterval

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      public var timeInterval: TimeInterval { magnitude }
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // For the main run loop, schedule the action on the main queue. In a program that calls `dispatchMain()`, the main
    // run loop does not run, but the main queue does.
    if self === RunLoop.main { return DispatchQueue.main.schedule(action) }
    let work = Work(action)
    perform { work.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(after: date.queueTime, action) }
    let work = Work(action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.action() }, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main {
      return DispatchQueue.main.schedule(after: date.queueTime, interval: .seconds(interval.timeInterval), action)
    }
    let work = Work(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.action() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension RunLoop.SchedulerTimeType {
  fileprivate var queueTime: DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(.now() + max(0, date.timeIntervalSinceNow))
  }
}

extension RunLoop.SchedulerTimeType.Stride {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1000) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
}
