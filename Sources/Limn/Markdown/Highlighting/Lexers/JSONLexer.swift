/// Tokenizes JSON. Comments, which settings files often contain, are supported.
struct JSONLexer: Lexer {
  var code: CodeCursor

  mutating func step() {
    let byte = code.peek()
    if byte == "\"" {
      string()
    } else if byte.isASCIIDigit || (byte == "-" && code.peek(1).isASCIIDigit) {
      code.take(
        to: code.end(from: code.offset + 1, while: { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }), as: .number)
    } else if code.starts(with: "//", at: code.offset) {
      code.take(to: code.lineEnd(from: code.offset), as: .comment)
    } else if byte.isASCIILetter {
      let end = code.end(from: code.offset, while: \.isNameByte)
      let isConstant = ["true", "false", "null"].contains { code.equals(code.offset..<end, $0) }
      if isConstant { code.take(to: end, as: .keyword) } else { code.offset = end }
    } else {
      code.offset += 1
    }
  }

  private mutating func string() {
    var end = code.offset + 1
    while end < code.bytes.count, code.bytes[end] != "\"", code.bytes[end] != "\n" {
      end += code.bytes[end] == "\\" ? 2 : 1
    }
    end = min(end + 1, code.bytes.count)
    code.take(to: end, as: code.byte(code.end(from: end, while: \.isMarkdownSpace)) == ":" ? .key : .string)
  }
}
