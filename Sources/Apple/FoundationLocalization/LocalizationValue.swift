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
  /// The text of the bundle for a key, or the author's text, with the values inserted.
  func text(key: String? = nil, table: String?, bundle: Bundle?, in locale: Locale) -> String {
    parts.translated(key: key, table: table, bundle: bundle).map { part in
      switch part {
      case .literal(let text), .argument(let text): text
      case .formatted(let value): value.text(locale)
      case .resource(let resource): resource.text(in: locale)
      }
    }.joined()
  }
}

extension String.LocalizationValue.Part: TranslatedPart {
  package var literalText: String? { if case .literal(let text) = self { text } else { nil } }
  package var specifier: String { if case .formatted(let value) = self { value.specifier } else { "%@" } }
  package var isOne: Bool { if case .formatted(let value) = self { value.isOne } else { false } }
}
