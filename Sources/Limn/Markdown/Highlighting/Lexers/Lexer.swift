/// Finds the tokens of code in a language.
protocol Lexer {
  init(code: CodeCursor)
  var code: CodeCursor { get }
  /// Reads at least one byte.
  mutating func step()
}

extension Lexer {
  static func tokens(_ code: [UInt8]) -> [HighlightToken] {
    var lexer = Self(code: CodeCursor(code))
    while !lexer.code.isAtEnd { lexer.step() }
    return lexer.code.tokens
  }
}
