import Foundation
import FoundationLocalization

/// A value with its format. The value is formatted when the locale is known.
struct FormattedValue: Equatable, @unchecked Sendable {
  let text: (Locale) -> String
  /// The place of the value in a key, such as `%lld`.
  var specifier = "%@"
  private let sample: String

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    text = { format.locale($0).format(input) }
    sample = format.format(input)
  }

  init(verbatim text: String) {
    self.text = { _ in text }
    sample = text
  }

  init(_ value: LocalizedArgument) {
    text = value.text
    specifier = value.specifier
    sample = value.text(Locale(identifier: "en_US_POSIX"))
  }

  init(_ date: Date, _ style: Text.DateStyle) {
    let seconds = Int(date.timeIntervalSinceNow.rounded())
    switch style.kind {
    case .relative: self.init(verbatim: Self.span(seconds))
    case .offset: self.init(verbatim: Self.offset(seconds))
    case .timer: self.init(verbatim: Self.clock(seconds))
    case .date: self.init(date, Date.FormatStyle(date: .long, time: .omitted))
    case .time: self.init(date, Date.FormatStyle(date: .omitted, time: .shortened))
    }
  }

  /// Whether the value is the number 1.
  var isOne: Bool { specifier != "%@" && sample == "1" }

  private static func parts(_ seconds: Int) -> [(count: Int, unit: String, name: String)] {
    let all = abs(seconds)
    let units = [
      (31_557_600, "yr", "year"), (2_629_800, "mth", "month"), (86_400, "day", "day"), (3_600, "hr", "hour"),
      (60, "min", "minute"), (1, "sec", "second"),
    ]
    var rest = all
    return units.compactMap { length, unit, name in
      defer { rest %= length }
      return rest >= length ? (rest / length, unit, name) : nil
    }
  }

  /// The two largest units of a time, such as "2 hr, 5 min".
  private static func span(_ seconds: Int) -> String {
    let parts = parts(seconds).prefix(2).map { count, unit, _ in
      "\(count) \(unit)\(count > 1 && unit == "day" ? "s" : "")"
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  private static func offset(_ seconds: Int) -> String {
    guard let (count, _, name) = parts(seconds).first else { return "+0 seconds" }
    return "\(seconds < 0 ? "−" : "+")\(count) \(name)\(count == 1 ? "" : "s")"
  }

  private static func clock(_ seconds: Int) -> String {
    let all = abs(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = "\(two(all % 60))"
    return all < 3_600 ? "\(all / 60):\(rest)" : "\(all / 3_600):\(two(all / 60 % 60)):\(rest)"
  }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool { lhs.sample == rhs.sample }
}
