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

  /// Converts the compiler's tokens to byte offsets. Tokens outside of the code are left out.
  static func offsets(of tokens: [Token], in code: [UInt8]) -> [HighlightToken] {
    let starts = [0] + code.indices.filter { code[$0] == "\n" }.map { $0 + 1 }
    return tokens.compactMap { token in
      guard token.line >= 1, token.line <= starts.count else { return nil }
      let start = starts[token.line - 1] + token.column - 1
      return HighlightToken(start: start, end: start + token.length, kind: token.kind)
    }
  }
}
