import LimnMarkdown
import LimnToolchain

/// A name in a snippet and the symbol it refers to.
struct IndexedName: Hashable, Codable {
  /// The position of the name, in bytes from the start of the snippet.
  var offset: Int
  var usr: String
  /// The name without the arguments that follow it.
  var name: String
  var kind: UInt32

  var symbolKind: SymbolKind { SymbolKind(rawValue: kind) ?? .unknown }

  /// The kind of token that determines the color of the name; nil for a name without a color, such as a variable.
  var token: TokenKind? {
    switch symbolKind {
    case .enumeration, .structure, .class, .protocol, .typeAlias, .extension: .type
    case .function, .instanceMethod, .classMethod, .staticMethod, .initializer, .deinitializer: .function
    case .macro: .attribute
    default: nil
    }
  }
}

/// The names and symbols that the compiler's index contains for one snippet.
struct SnippetNames: Hashable, Codable {
  /// The names in order, at most one for each position.
  var names: [IndexedName] = []
  /// The USRs of all external symbols that the snippet refers to or implements, sorted. Several symbols can have the
  /// same position.
  var symbols: [String] = []
}
