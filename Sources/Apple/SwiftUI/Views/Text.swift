public import Foundation

import SemanticTree

/// Words, in one or more styles.
public struct Text: Equatable, Sendable {
  let content: Content

  enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
  }

  public nonisolated init(verbatim content: String) { self.content = .verbatim(content) }
}

extension Text {
  @_disfavoredOverload
  public nonisolated init<S>(_ content: S) where S: StringProtocol { self.init(verbatim: String(content)) }

  public nonisolated init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    content = .key(key)
  }

  /// The words without their styles.
  func plain(in environment: EnvironmentValues) -> String {
    switch content {
    case .verbatim(let text): text
    case .key(let key): key.text
    }
  }
}

extension Text: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    context.emit(.text, label: plain(in: context.environment))
  }
}
