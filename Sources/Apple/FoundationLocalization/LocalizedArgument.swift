package import Foundation

/// An interpolated value together with its format. The value becomes text only when the reader's locale is known.
package struct LocalizedArgument: Equatable, @unchecked Sendable {
  package let text: (Locale) -> String
  private let sample: String

  init<F: FormatStyle>(_ value: F.FormatInput, _ format: F) where F.FormatOutput == String {
    text = { format.locale($0).format(value) }
    sample = format.format(value)
  }

  init(_ number: some BinaryInteger) { self.init(number, IntegerFormatStyle()) }

  /// Formats a number with six fractional digits, like `%lf`.
  init(_ number: some BinaryFloatingPoint) {
    self.init(Double(number), FloatingPointFormatStyle<Double>().precision(.fractionLength(6)))
  }

  package static func == (one: Self, other: Self) -> Bool { one.sample == other.sample }
}
