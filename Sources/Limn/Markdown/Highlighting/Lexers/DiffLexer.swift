/// Tokenizes a diff: each line is one token.
struct DiffLexer: Lexer {
  var code: CodeCursor

  mutating func step() {
    let end = code.lineEnd(from: code.offset)
    if let kind { code.take(to: end, as: kind) }
    code.offset = min(end + 1, code.bytes.count)
  }

  private var kind: TokenKind? {
    let start = code.offset
    if ["+++ ", "--- ", "diff ", "index ", "@@"].contains(where: { code.starts(with: $0, at: start) }) { return .meta }
    return switch code.peek() {
    case "+": .inserted
    case "-": .deleted
    default: nil
    }
  }
}
