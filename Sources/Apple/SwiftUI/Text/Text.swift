public import Foundation

import SemanticTree

/// A text with one or more styles.
public struct Text: Equatable, Sendable {
  let content: Content
  var changes: [TextChange] = []

  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case formatted(FormattedValue)
    case image(Image)
    case attributed(AttributedString)
    case joined(Text, Text)
  }

  init(content: Content) { self.content = content }

  public nonisolated init(verbatim content: String) { self.content = .verbatim(content) }
}

extension Text {
  @_disfavoredOverload
  public nonisolated init<S>(_ content: S) where S: StringProtocol { self.init(verbatim: String(content)) }

  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    var key = key
    (key.table, key.bundle) = (tableName ?? key.table, bundle ?? key.bundle)
    content = .key(key)
  }

  public nonisolated init(_ image: Image) { content = .image(image) }

  public nonisolated init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    content = .formatted(FormattedValue(input, format))
  }

  public nonisolated init(_ date: Date, style: DateStyle) { content = .formatted(FormattedValue(date, style)) }

  public nonisolated init(_ dates: ClosedRange<Date>) {
    content = .formatted(FormattedValue(dates.lowerBound..<dates.upperBound, Date.IntervalFormatStyle()))
  }

  @available(*, deprecated, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`")
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text { Text(content: .joined(lhs, rhs)) }
}

extension Text {
  /// Returns the text without styles.
  func plain(in environment: EnvironmentValues) -> String {
    runs(in: environment).map(\.text).joined()
  }

  /// Returns the runs of the text. Each run has one style. If a property of a run is nil, the run inherits this
  /// property.
  func runs(in environment: EnvironmentValues) -> [SemanticNode.TextRun] {
    var runs: [SemanticNode.TextRun]
    switch content {
    case .verbatim(let text): runs = [.init(text)]
    case .formatted(let value): runs = [.init(value.text(environment.locale))]
    case .key(let key): runs = key.runs(in: environment)
    case .image(let image): runs = [image.run]
    case .attributed(let string): runs = string.textRuns
    case .joined(let first, let second): runs = first.runs(in: environment) + second.runs(in: environment)
    }
    for change in changes {
      for index in runs.indices { change.apply(to: &runs[index], in: environment) }
    }
    return runs
  }
}

extension Text: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    let environment = context.environment
    let inherited = environment.inherited
    let runs = runs(in: environment).map(inherited.completed)
    let text = inherited.textCase.map { $0.applied(to: runs.map(\.text).joined()) } ?? runs.map(\.text).joined()
    context.emit(
      .text, label: text,
      configure: { node in
        inherited.dress(&node)
        inherited.layOutText(&node)
        for family in runs.compactMap(\.font?.family) { node.note(missingFont: family) }
        if runs.count > 1 || runs.first.map({ $0 != .init($0.text) }) == true { node.content = .text(runs: runs) }
      })
  }
}
