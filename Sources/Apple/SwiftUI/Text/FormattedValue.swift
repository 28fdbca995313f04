import Foundation
import FoundationLocalization

/// A value with its format. The value is formatted when the locale is known.
struct FormattedValue: Equatable, @unchecked Sendable {
  let text: (Locale) -> String
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
    sample = value.text(Locale(identifier: "en_US_POSIX"))
  }

  init(_ date: Date, _ style: Text.DateStyle) {
    let format: Date.FormatStyle =
      style.kind == .time ? .init(date: .omitted, time: .shortened) : .init(date: .long, time: .omitted)
    self.init(date, format)
  }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool { lhs.sample == rhs.sample }
}
