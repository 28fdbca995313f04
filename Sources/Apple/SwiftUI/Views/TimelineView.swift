public import Foundation

/// Dates at which a view is updated.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// Dates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    return Entries(date: start + passed * interval, interval: interval)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }
}

/// A date for each frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 1 / 60, paused)
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: start, interval: interval, isPaused: isPaused)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?
    let interval: Double
    let isPaused: Bool

    public mutating func next() -> Date? {
      defer { date = isPaused ? nil : date?.addingTimeInterval(interval) }
      return date
    }
  }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      date: Date(timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date

    public mutating func next() -> Date? {
      defer { date += 60 }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A view that is updated at the dates of a schedule.
///
/// - Approximated: the view is created once, for the first date of the schedule.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let schedule: Schedule
  let content: (Context) -> Content

  public struct Context {
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public let cadence: Cadence

    public func invalidateTimelineContent() {}
  }
}

extension TimelineView: View where Content: View {}

extension TimelineView: PrimitiveView where Content: View {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    var dates = schedule.entries(from: Date(), mode: .normal).makeIterator()
    guard let date = dates.next() else { return }
    context.walk(content(Context(date: date, cadence: .live)), at: 0)
  }
}

extension TimelineView where Content: View {
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
