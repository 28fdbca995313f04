import LimnMarkup

/// Highlights code by its tokens, without a compiler. This is fast, and correct except for rare Swift syntax.
public enum Highlighter {
  /// Returns the code as escaped HTML with a `span` element around each token. Code in an unknown language is only
  /// escaped.
  public static func html(code: [UInt8], language: String) -> [UInt8] {
    html(code: code, tokens: tokens(in: code, language: language))
  }

  public static func html(code: String, language: String) -> [UInt8] {
    html(code: Array(code.utf8), language: language)
  }

  /// Returns the code as escaped HTML with a `span` element around each given token. The tokens must be sorted. If two
  /// tokens overlap, the second token is skipped.
  public static func html(code: [UInt8], tokens: [HighlightToken]) -> [UInt8] {
    code.withUnsafeBufferPointer { code in
      // The longest opening tag has 20 bytes.
      let most = Markup.escapedCount(of: code) + tokens.count * 32
      return [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        var output = RawBuffer(buffer)
        var written = 0
        for token in tokens where token.start >= written && token.end > token.start && token.end <= code.count {
          output.write(escaping: code, written..<token.start)
          output.write(token.kind.opening)
          output.write(escaping: code, token.start..<token.end)
          output.write("</span>")
          written = token.end
        }
        output.write(escaping: code, written..<code.count)
        count = output.count
      }
    }
  }

  /// The tokens of the code, in order.
  public static func tokens(in code: [UInt8], language: String) -> [HighlightToken] {
    code.withUnsafeBufferPointer { bytes in
      switch language.lowercased() {
      case "swift":
        var lexer = SwiftLexer(code: CodeCursor(bytes))
        lexer.run()
        return lexer.code.tokens
      case "sh", "bash", "zsh", "shell", "console", "shell-session", "sh-session":
        var lexer = ShellLexer(code: CodeCursor(bytes))
        lexer.run()
        return lexer.code.tokens
      case "json", "jsonc", "json5":
        var lexer = JSONLexer(code: CodeCursor(bytes))
        lexer.run()
        return lexer.code.tokens
      case "yaml", "yml":
        var lexer = YAMLLexer(code: CodeCursor(bytes))
        lexer.run()
        return lexer.code.tokens
      case "diff", "patch":
        var lexer = DiffLexer(code: CodeCursor(bytes))
        lexer.run()
        return lexer.code.tokens
      case "html", "xml", "svg", "plist", "xhtml":
        var lexer = MarkupLexer(code: CodeCursor(bytes))
        lexer.run()
        return lexer.code.tokens
      default: return []
      }
    }
  }
}

extension TokenKind {
  fileprivate var opening: StaticString {
    switch self {
    case .keyword: "<span class=\"kw\">"
    case .string: "<span class=\"str\">"
    case .number: "<span class=\"num\">"
    case .comment: "<span class=\"com\">"
    case .type: "<span class=\"typ\">"
    case .function: "<span class=\"fn\">"
    case .attribute: "<span class=\"attr\">"
    case .key: "<span class=\"key\">"
    case .variable: "<span class=\"var\">"
    case .tag: "<span class=\"tag\">"
    case .inserted: "<span class=\"ins\">"
    case .deleted: "<span class=\"del\">"
    case .meta: "<span class=\"meta\">"
    case .placeholder: "<span class=\"ph\">"
    case .prompt: "<span class=\"prompt\">"
    }
  }
}

/// A buffer whose size is known before it is filled. The pieces of highlighted code have few bytes each, so appending
/// them to an array would take longer than highlighting.
private struct RawBuffer {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func write(_ markup: StaticString) {
    precondition(count + markup.utf8CodeUnitCount <= bytes.count)
    (bytes.baseAddress! + count).update(from: markup.utf8Start, count: markup.utf8CodeUnitCount)
    count += markup.utf8CodeUnitCount
  }

  mutating func write(escaping text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    for byte in text[range] {
      if let entity = Markup.entity(for: byte) {
        write(entity)
      } else {
        precondition(count < bytes.count)
        bytes[count] = byte
        count += 1
      }
    }
  }
}
