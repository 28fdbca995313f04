public import Foundation

extension String {
  /// The text and the interpolated values of a localizable string literal. The values are formatted for the reader's
  /// locale.
  public struct LocalizationValue: Equatable, Sendable {
    package var parts: [Part]

    package enum Part: Equatable, Sendable {
      /// A part of the string literal between interpolations.
      case literal(String)
      /// An interpolated string, which is inserted without formatting.
      case argument(String)
      case formatted(LocalizedArgument)
      case resource(LocalizedStringResource)
    }

    public init(_ value: String) { parts = [.literal(value)] }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  public mutating func appendInterpolation(_ string: String) { parts.append(.argument(string)) }
  public mutating func appendInterpolation(_ substring: Substring) { parts.append(.argument(String(substring))) }
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { parts.append(.resource(resource)) }

  public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    parts.append(.formatted(LocalizedArgument(value, format)))
  }

  /// Adds a value in a format of C, such as `%02d`.
  public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
    switch value {
    case let number as any BinaryInteger:
      parts.append(.argument(String(format: specifier, Int64(truncatingIfNeeded: number))))
    case let number as any BinaryFloatingPoint: parts.append(.argument(String(format: specifier, Double(number))))
    default: parts.append(.argument("\(value)"))
    }
  }

  /// Adds a value. Numbers are formatted with the separators of the reader's locale.
  public mutating func appendInterpolation<T>(_ value: T) {
    switch value {
    case let number as any BinaryInteger: parts.append(.formatted(LocalizedArgument(number)))
    case let number as any BinaryFloatingPoint: parts.append(.formatted(LocalizedArgument(number)))
    default: parts.append(.argument("\(value)"))
    }
  }
}

extension String.LocalizationValue {
  /// The text with its values inserted. There are no translations, so the author's text is used.
  package func text(in locale: Locale) -> String {
    parts.map { part in
      switch part {
      case .literal(let text), .argument(let text): text
      case .formatted(let value): value.text(locale)
      case .resource(let resource): resource.defaultValue.text(in: locale)
      }
    }.joined()
  }

  /// The key of the text: the string literal with `%@` in place of each interpolated value.
  var key: String {
    parts.map { part in
      if case .literal(let text) = part { text } else { "%@" }
    }.joined()
  }
}
