/// A day in the Gregorian calendar in UTC, written as `2026-03-09`.
struct CalendarDate: CustomStringConvertible, Sendable {
  var year: Int
  var month: Int
  var day: Int

  /// Creates the day that contains a time. The calculation uses years that start on March 1. In such a year, a leap day
  /// is the last day, so it does not change the number of any other day.
  init(secondsSince1970 seconds: Int) {
    let days = (seconds >= 0 ? seconds : seconds - 86399) / 86400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var description: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The time in RFC 3339 format, such as `2026-03-09T12:00:05Z`.
  static func timestamp(secondsSince1970 seconds: Int) -> String {
    let day = CalendarDate(secondsSince1970: seconds)
    let rest = ((seconds % 86400) + 86400) % 86400
    let parts = [rest / 3600, rest / 60 % 60, rest % 60].map { day.padded($0, 2) }
    return "\(day)T\(parts.joined(separator: ":"))Z"
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
