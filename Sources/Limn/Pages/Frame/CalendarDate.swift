import Foundation

/// Times in UTC, given as seconds since 1970.
enum CalendarDate {
  /// The day, such as `2026-03-09`.
  static func day(secondsSince1970 seconds: Int) -> String {
    date(seconds).formatted(.iso8601.year().month().day())
  }

  /// The time in RFC 3339 format, such as `2026-03-09T12:00:05Z`.
  static func timestamp(secondsSince1970 seconds: Int) -> String { date(seconds).formatted(.iso8601) }

  private static func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: Double(seconds)) }
}
