/// A language of code blocks.
public struct CodeLanguage: Sendable {
  /// The name that pages show, such as `Shell` for `sh`.
  public let name: String
  /// Finds the tokens of code; nil if code in this language is not highlighted.
  let tokens: (@Sendable ([UInt8]) -> [HighlightToken])?

  /// Creates the language for the word after a fence, in any case. Returns nil for plain text and for an unknown word.
  public init?(_ word: String) {
    guard let known = Self.all[word.lowercased()] else { return nil }
    self = known
  }

  private init(_ name: String, _ tokens: (@Sendable ([UInt8]) -> [HighlightToken])? = nil) {
    self.name = name
    self.tokens = tokens
  }

  static let all: [String: CodeLanguage] = {
    let languages: [String: CodeLanguage] = [
      "swift": CodeLanguage("Swift", { SwiftLexer.tokens($0) }),
      "sh bash zsh shell": CodeLanguage("Shell", { ShellLexer.tokens($0) }),
      "console shell-session sh-session": CodeLanguage("Terminal", { ShellLexer.tokens($0) }),
      "json jsonc json5": CodeLanguage("JSON", { JSONLexer.tokens($0) }),
      "yaml yml": CodeLanguage("YAML", { YAMLLexer.tokens($0) }),
      "diff patch": CodeLanguage("Diff", { DiffLexer.tokens($0) }),
      "html xhtml": CodeLanguage("HTML", { MarkupLexer.tokens($0) }),
      "xml svg plist": CodeLanguage("XML", { MarkupLexer.tokens($0) }),
      "css": CodeLanguage("CSS"), "c h": CodeLanguage("C"), "cpp c++ cxx": CodeLanguage("C++"),
      "objc objective-c m": CodeLanguage("Objective-C"), "js javascript": CodeLanguage("JavaScript"),
      "ts typescript": CodeLanguage("TypeScript"), "py python": CodeLanguage("Python"),
      "kotlin kt": CodeLanguage("Kotlin"), "md markdown": CodeLanguage("Markdown"), "toml": CodeLanguage("TOML"),
      "dot": CodeLanguage("Graphviz"),
    ]
    return languages.reduce(into: [:]) { all, entry in
      for word in entry.key.split(separator: " ") { all[String(word)] = entry.value }
    }
  }()
}
