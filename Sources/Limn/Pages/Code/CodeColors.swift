import LimnMarkdown
import LimnSnippets

/// Highlights the code of a snippet. If the snippet was checked, the compiler provided its tokens. Otherwise, a lexer
/// finds the tokens.
enum CodeColors {
  static func html(_ fence: Fence, verdict: Verdict?) -> [UInt8] {
    let code = fence.text.bytes
    guard let tokens = verdict?.tokens, !tokens.isEmpty else {
      return Highlighter.html(code: code, language: fence.language)
    }
    return Highlighter.html(code: code, tokens: offsets(of: tokens, in: code))
  }

  /// Converts the compiler's tokens to byte offsets. Tokens without a color and tokens outside of the code are left
  /// out.
  static func offsets(of tokens: [Token], in code: [UInt8]) -> [HighlightToken] {
    let starts = [0] + code.indices.filter { code[$0] == "\n" }.map { $0 + 1 }
    return tokens.compactMap { token in
      guard let kind = kind(of: token.kind), token.line >= 1, token.line <= starts.count else { return nil }
      let start = starts[token.line - 1] + token.column - 1
      return HighlightToken(start: start, end: start + token.length, kind: kind)
    }
  }

  private static func kind(of kind: Token.Kind) -> TokenKind? {
    switch kind {
    case .keyword: .keyword
    case .attribute, .macro, .directive: .attribute
    case .comment, .documentation: .comment
    case .string, .regex: .string
    case .number: .number
    case .type: .type
    case .function: .function
    case .placeholder: .placeholder
    case .label, .variable, .operator: nil
    }
  }
}
