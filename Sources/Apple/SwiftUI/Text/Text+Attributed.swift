public import Foundation

extension Text {
  /// Creates a text with the styles and links of an attributed string.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) { self.init(content: .attributed(attributedContent)) }

  public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text with the time until the end of an interval, or with the time since the start of the interval.
  ///
  /// - Approximated: the time is computed when the view is evaluated, and does not advance.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(content: .formatted(FormattedValue(timer: timerInterval, pauseTime, countsDown, showsHours)))
  }

  @_disfavoredOverload
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  @_disfavoredOverload
  public nonisolated init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  @_disfavoredOverload
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension FormattedValue {
  init(timer interval: ClosedRange<Date>, _ pauseTime: Date?, _ countsDown: Bool, _ showsHours: Bool) {
    let now = min(max(pauseTime ?? Date(), interval.lowerBound), interval.upperBound)
    let seconds = Int(
      (countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)).rounded())
    let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
    let rest = (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    self.init(verbatim: hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(rest)" : "\(minutes):\(rest)")
  }
}

extension LocalizedStringKey.StringInterpolation {
  public nonisolated mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }

  public nonisolated mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
  public nonisolated mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  public nonisolated mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
  where Subject: ReferenceConvertible {
    appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
  }

  /// On Linux, a date does not have the protocol of other values that formatters write.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
  }

  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
  where Subject: NSObject {
    appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
  }
}
