/// Tokenizes HTML and XML.
struct MarkupLexer: Lexer {
  var code: CodeCursor

  mutating func step() {
    switch code.peek() {
    case "<": angle()
    case "&": entity()
    default: code.offset += 1
    }
  }

  private mutating func angle() {
    if code.starts(with: "<!--", at: code.offset) {
      var end = code.offset + 4
      while end < code.bytes.count, !code.starts(with: "-->", at: end) { end += 1 }
      return code.take(to: end + 3, as: .comment)
    }
    let name = code.offset + (code.peek(1) == "/" ? 2 : 1)
    if code.byte(name) == "!" || code.byte(name) == "?" {
      return code.take(to: code.end(from: name, while: { $0 != ">" }) + 1, as: .meta)
    }
    guard code.byte(name).isNameStart else {
      code.offset += 1
      return
    }
    code.offset = name
    code.take(to: code.end(from: name, while: { $0.isNameByte || "-:.".utf8.contains($0) }), as: .tag)
    while !code.isAtEnd, code.peek() != ">", code.peek() != "<" { attribute() }
  }

  private mutating func attribute() {
    let byte = code.peek()
    if byte == "\"" || byte == "'" {
      code.take(to: code.end(from: code.offset + 1, while: { $0 != byte }) + 1, as: .string)
    } else if byte.isNameStart {
      code.take(to: code.end(from: code.offset, while: { $0.isNameByte || "-:.".utf8.contains($0) }), as: .attribute)
    } else {
      code.offset += 1
    }
  }

  private mutating func entity() {
    let end = code.end(from: code.offset + 1, while: { $0.isASCIIAlphanumeric || $0 == "#" })
    if code.byte(end) == ";", end > code.offset + 1 {
      code.take(to: end + 1, as: .number)
    } else {
      code.offset += 1
    }
  }
}
