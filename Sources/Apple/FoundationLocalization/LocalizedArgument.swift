package import Foundation

/// An interpolated value together with its format. The value becomes text only when the reader's locale is known.
package struct LocalizedArgument: Equatable, @unchecked Sendable {
  package let text: (Locale) -> String
  /// The place of the value in a key, such as `%lld`.
  package var specifier = "%@"
  private let sample: String

  init<F: FormatStyle>(_ value: F.FormatInput, _ format: F) where F.FormatOutput == String {
    text = { format.locale($0).format(value) }
    sample = format.format(value)
  }

  init(_ number: some BinaryInteger) {
    self.init(number, IntegerFormatStyle())
    specifier = "%lld"
  }

  /// Whether the value is the number 1.
  package var isOne: Bool { specifier != "%@" && sample == "1" }

  /// Formats a number with six fractional digits, like `%lf`.
  init(_ number: some BinaryFloatingPoint) {
    self.init(Double(number), FloatingPointFormatStyle<Double>().precision(.fractionLength(6)))
    specifier = "%lf"
  }

  package static func == (one: Self, other: Self) -> Bool { one.sample == other.sample }
}
