/// Tokenizes YAML line by line.
struct YAMLLexer: Lexer {
  var code: CodeCursor
  /// The indentation of the key whose block scalar is being read; nil outside of block scalars.
  private var blockIndentation: Int?

  init(code: CodeCursor) { self.code = code }

  mutating func step() {
    line()
    code.offset = min(code.offset + 1, code.bytes.count)
  }

  private mutating func line() {
    let start = code.offset
    let lineEnd = code.lineEnd(from: start)
    code.offset = code.end(from: start, while: { $0 == " " })
    let indentation = code.offset - start
    if let block = blockIndentation {
      if code.offset == lineEnd { return }
      if indentation > block { return code.take(to: lineEnd, as: .string) }
      blockIndentation = nil
    }
    if code.starts(with: "---", at: code.offset) || code.starts(with: "...", at: code.offset) {
      return code.take(to: lineEnd, as: .meta)
    }
    while code.peek() == "-", code.peek(1) == " " {
      code.offset = code.end(from: code.offset + 1, while: \.isBlank)
    }
    key(before: lineEnd)
    value(before: lineEnd, indentation: indentation)
    code.offset = lineEnd
  }

  private mutating func key(before lineEnd: Int) {
    guard let end = keyEnd(before: lineEnd) else { return }
    code.take(to: end, as: .key)
    code.offset = end + 1
  }

  /// Returns the index of the colon between a key and its value. The key is a quoted or plain name. A space or the end
  /// of the line follows the colon. Returns nil if there is no key.
  private func keyEnd(before lineEnd: Int) -> Int? {
    let first = code.peek()
    if first == "#" || first == "{" || first == "[" { return nil }
    var index = code.offset
    if first == "\"" || first == "'" {
      index = code.end(from: index + 1, while: { $0 != first && $0 != "\n" }) + 1
    }
    while index < lineEnd {
      if code.bytes[index] == ":", index + 1 == lineEnd || code.bytes[index + 1].isBlank { return index }
      if code.bytes[index] == "#", code.byte(index - 1).isBlank { return nil }
      index += 1
    }
    return nil
  }

  private mutating func value(before lineEnd: Int, indentation: Int) {
    // The number of open braces. Between braces, scalars before a colon are keys.
    var braces = 0
    while code.offset < lineEnd {
      let byte = code.peek()
      switch byte {
      case "#" where code.offset == 0 || code.byte(code.offset - 1).isMarkdownSpace:
        code.take(to: lineEnd, as: .comment)
      case "\"", "'":
        code.take(
          to: min(lineEnd, code.end(from: code.offset + 1, while: { $0 != byte && $0 != "\n" }) + 1),
          as: .string)
      case "&", "*", "!":
        code.take(
          to: code.end(from: code.offset + 1, while: { $0.isNameByte || $0 == "!" }), as: .attribute)
      case "|", ">":
        blockIndentation = indentation
        code.offset += 1
      case _ where byte.isBlank || ",[]{}".utf8.contains(byte):
        braces += byte == "{" ? 1 : byte == "}" ? -1 : 0
        code.offset += 1
      default: scalar(before: lineEnd, isInMapping: braces > 0)
      }
    }
  }

  private mutating func scalar(before lineEnd: Int, isInMapping: Bool) {
    let start = code.offset
    var end = start
    while end < lineEnd, !",[]{}".utf8.contains(code.bytes[end]) {
      if code.bytes[end] == "#", code.byte(end - 1).isBlank { break }
      end += 1
    }
    while end > start, code.byte(end - 1).isMarkdownSpace { end -= 1 }
    let word = start..<max(end, start + 1)
    if isInMapping, let colon = word.first(where: { code.bytes[$0] == ":" && code.byte($0 + 1).isBlank }) {
      code.take(to: colon, as: .key)
      code.offset = colon + 1
      return
    }
    if ["true", "false", "null", "yes", "no", "on", "off", "~"].contains(where: { code.equals(word, $0) }) {
      code.take(to: word.upperBound, as: .keyword)
    } else if code.peek().isASCIIDigit, code.bytes[word].allSatisfy({ $0.isASCIIDigit || ".-+_eE".utf8.contains($0) }) {
      code.take(to: word.upperBound, as: .number)
    } else {
      code.take(to: word.upperBound, as: .string)
    }
  }
}
