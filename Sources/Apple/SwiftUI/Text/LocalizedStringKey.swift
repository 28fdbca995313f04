public import Foundation
import FoundationLocalization
import SemanticTree

/// A text of the user interface, written as a literal. The text can contain inline Markdown, and values that are
/// formatted for the reader's locale.
public struct LocalizedStringKey: Equatable, Sendable {
  var parts: [Part]
  /// The key, if it is not the text with specifiers in place of its values.
  var key: String?
  var table: String?
  var bundle: Bundle?

  enum Part: Equatable, Sendable {
    /// A literal part, written by the author and parsed as Markdown.
    case literal(String)
    /// An interpolated string, which is data of the app and is not parsed.
    case argument(String)
    case number(FormattedValue)
    case text(Text)
  }

  public nonisolated init(_ value: String) { parts = [.literal(value)] }
}

extension LocalizedStringKey {
  /// The text without a translation and without formats, for descriptions.
  @_spi(Headless) public nonisolated var plainText: String {
    parts.map { part in
      switch part {
      case .literal(let text), .argument(let text): text
      case .number(let value): "\(value)"
      case .text(let text): "\(text)"
      }
    }.joined()
  }
}

extension LocalizedStringKey.Part: TranslatedPart {
  var literalText: String? { if case .literal(let text) = self { text } else { nil } }
  var specifier: String { if case .number(let value) = self { value.specifier } else { "%@" } }
  var isOne: Bool { if case .number(let value) = self { value.isOne } else { false } }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public nonisolated init(stringLiteral value: String) { self.init(value) }
  public nonisolated init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public nonisolated init(literalCapacity: Int, interpolationCount: Int) {}
    public nonisolated mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public nonisolated mutating func appendInterpolation(_ string: String) { parts.append(.argument(string)) }
  public nonisolated mutating func appendInterpolation(_ substring: Substring) {
    parts.append(.argument(String(substring)))
  }
  public nonisolated mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
  public nonisolated mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

  public nonisolated mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
    parts.append(.number(FormattedValue(value)))
  }

  public nonisolated mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
    parts.append(.argument(String(format: specifier, value._arg)))
  }

  public nonisolated mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    parts.append(.number(FormattedValue(input, format)))
  }

  public nonisolated mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    parts.append(.number(FormattedValue(date, style)))
  }

  @_disfavoredOverload
  public nonisolated mutating func appendInterpolation<T>(_ value: T) { parts.append(.argument("\(value)")) }
}

extension LocalizedStringKey {
  /// Returns the text without styles.
  func plain(in environment: EnvironmentValues) -> String { runs(in: environment).map(\.text).joined() }

  /// Returns the runs of the text. Each run has one style. Interpolated values are not parsed, since they are inserted
  /// after the Markdown is parsed.
  func runs(in environment: EnvironmentValues) -> [SemanticNode.TextRun] {
    var marked = ""
    var arguments: [[SemanticNode.TextRun]] = []
    for part in parts.translated(key: key, table: table, bundle: bundle) {
      switch part {
      case .literal(let text): marked += text
      case .argument(let text): add([.init(text)])
      case .number(let value): add([.init(value.text(environment.locale))])
      case .text(let text): add(text.runs(in: environment))
      }
    }
    return InlineMarkdown(marked).runs(arguments: arguments)

    func add(_ runs: [SemanticNode.TextRun]) {
      marked.append(InlineMarkdown.mark)
      arguments.append(runs)
    }
  }
}
