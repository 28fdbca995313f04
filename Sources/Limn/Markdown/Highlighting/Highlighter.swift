import LimnMarkup

/// Highlights code by its tokens, without a compiler. This is fast, and correct except for rare Swift syntax.
public enum Highlighter {
  /// Returns the code as escaped HTML with a `span` element around each token. Code in an unknown language is only
  /// escaped.
  public static func html(code: [UInt8], language: String) -> [UInt8] {
    html(code: code, tokens: tokens(in: code, language: language))
  }

  public static func html(code: String, language: String) -> [UInt8] {
    html(code: code.bytes, language: language)
  }

  /// Returns the code as escaped HTML with a `span` element around each given token. The tokens must be sorted. If two
  /// tokens overlap, the second token is skipped.
  public static func html(code: [UInt8], tokens: [HighlightToken]) -> [UInt8] {
    var html = Markup(capacity: code.count + tokens.count * 32)
    var written = 0
    for token in tokens where token.start >= written && token.end > token.start && token.end <= code.count {
      html.write(code[written..<token.start])
      html.add("<span class=\"")
      html.add(token.kind.rawValue)
      html.add("\">")
      html.write(code[token.start..<token.end])
      html.add("</span>")
      written = token.end
    }
    html.write(code[written...])
    return html.bytes
  }

  /// The tokens of the code, in order.
  public static func tokens(in code: [UInt8], language: String) -> [HighlightToken] {
    CodeLanguage(language)?.tokens?(code) ?? []
  }
}
