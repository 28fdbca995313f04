/// Tokenizes Swift.
struct SwiftLexer: Lexer {
  var code: CodeCursor
  /// The open interpolations, each with its string and the number of parentheses that are open inside the
  /// interpolation.
  var interpolations: [(string: SwiftString, depth: Int)] = []
  /// Whether an expression may start here, so that a slash can start a regular expression.
  private var mayStartExpression = true
  private var followsFunc = false

  init(code: CodeCursor) { self.code = code }

  mutating func step() {
    let byte = code.peek()
    switch byte {
    case _ where byte.isNameStart: word()
    case _ where byte.isASCIIDigit: number()
    case "\"": string(hashes: 0)
    case "/": slash()
    case "#": hash()
    case "@": attribute()
    case "`": quotedName()
    case "<" where code.peek(1) == "#": placeholder()
    case "(":
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
      advance(expression: true)
    case ")": closeParenthesis()
    case "]", "}": advance(expression: byte != "]")
    default:
      if byte.isMarkdownSpace { code.offset += 1 } else { advance(expression: true) }
    }
  }

  private mutating func advance(expression: Bool) {
    code.offset += 1
    mayStartExpression = expression
    followsFunc = false
  }

  private mutating func closeParenthesis() {
    advance(expression: false)
    guard let last = interpolations.last else { return }
    if last.depth > 0 {
      interpolations[interpolations.count - 1].depth -= 1
    } else {
      interpolations.removeLast()
      // Continue with the rest of the string after the interpolation.
      readString(last.string, from: code.offset)
    }
  }

  private mutating func word() {
    let start = code.offset
    let end = code.end(from: start, while: \.isNameByte)
    let kind = kind(of: start..<end)
    mayStartExpression = kind == .keyword
    followsFunc = kind == .keyword && (code.equals(start..<end, "func") || code.equals(start..<end, "macro"))
    if let kind { code.take(to: end, as: kind) } else { code.offset = end }
  }

  private func kind(of word: Range<Int>) -> TokenKind? {
    let next = code.byte(word.upperBound)
    let isMember = code.byte(word.lowerBound - 1) == "." && code.byte(word.lowerBound - 2) != "."
    let text = code.text(word)
    if isMember ? SwiftWords.members.contains(text) : !followsFunc && isKeyword(text, at: word, next: next) {
      return .keyword
    }
    let first = code.byte(word.lowerBound)
    if first >= 65, first <= 90 { return .type }
    return next == "(" || followsFunc ? .function : nil
  }

  private func isKeyword(_ text: String, at word: Range<Int>, next: UInt8) -> Bool {
    guard let use = SwiftWords.uses[text] else { return false }
    let following = code.end(from: word.upperBound, while: \.isBlank)
    let byte = code.byte(following)
    return switch use {
    case .always:
      // Before a colon, a word such as `for` is an argument label, as in `move(for: x)`. Only the words in this list
      // are keywords before a colon. For example, `default:` is part of a `switch`, and `nil` is a value in `x ? nil:
      // y`.
      next != ":" || ["default", "self", "nil", "true", "false", "super"].contains(text)
    case .beforeNames: following > word.upperBound && (byte.isNameStart || byte == "@")
    case .accessors:
      "{}".utf8.contains(byte)
        || ["set ", "async", "throws", "get "].contains { code.starts(with: $0, at: following) }
    }
  }

  private mutating func number() {
    var end = code.offset
    while true {
      end = code.end(from: end, while: { $0.isASCIIAlphanumeric || $0 == "_" })
      if code.byte(end) == ".", code.byte(end + 1).isASCIIDigit {
        end += 1
      } else if code.byte(end) == "-" || code.byte(end) == "+", isExponent(end - 1) {
        end += 1
      } else {
        break
      }
    }
    code.take(to: end, as: .number)
    mayStartExpression = false
  }

  private func isExponent(_ index: Int) -> Bool {
    guard code.byte(index) | 32 == "e", code.byte(index + 2).isASCIIDigit else { return false }
    return !code.starts(with: "0x", at: code.offset)
  }

  private mutating func attribute() {
    guard code.peek(1).isNameStart else { return advance(expression: false) }
    code.take(to: code.end(from: code.offset + 1, while: \.isNameByte), as: .attribute)
  }

  private mutating func quotedName() {
    let end = code.end(from: code.offset + 1, while: { $0 != "`" && $0 != "\n" })
    code.offset = min(end + 1, code.bytes.count)
    mayStartExpression = false
  }

  private mutating func placeholder() {
    let line = code.lineEnd(from: code.offset)
    guard let end = (code.offset + 2..<max(code.offset + 2, line)).first(where: { code.starts(with: "#>", at: $0) })
    else {
      return advance(expression: true)
    }
    code.take(to: end + 2, as: .placeholder)
  }

  private mutating func hash() {
    let end = code.end(from: code.offset, while: { $0 == "#" })
    if code.byte(end) == "\"" { return string(hashes: end - code.offset) }
    if code.byte(end) == "/" { return regularExpression(from: end, hashes: end - code.offset) }
    guard code.byte(end).isNameStart else { return advance(expression: true) }
    code.take(to: code.end(from: end, while: \.isNameByte), as: .attribute)
  }

  private mutating func slash() {
    switch code.peek(1) {
    case "/": code.take(to: code.lineEnd(from: code.offset), as: .comment)
    case "*": code.take(to: blockCommentEnd(), as: .comment)
    default:
      let next = code.peek(1)
      guard mayStartExpression, !next.isMarkdownSpace, next != "=", next != ")" else {
        return advance(expression: true)
      }
      regularExpression(from: code.offset, hashes: 0)
    }
  }

  private func blockCommentEnd() -> Int {
    var (index, depth) = (code.offset, 0)
    while index < code.bytes.count {
      if code.starts(with: "/*", at: index) {
        index = index + 2
        depth = depth + 1
      } else if code.starts(with: "*/", at: index) {
        index = index + 2
        depth = depth - 1
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return index
  }

  private mutating func regularExpression(from slash: Int, hashes: Int) {
    var index = slash + 1
    while index < code.bytes.count, hashes > 0 || code.bytes[index] != "\n" {
      if code.bytes[index] == "\\" {
        index += 2
      } else if code.bytes[index] == "/",
        code.end(from: index + 1, while: { $0 == "#" }) >= index + 1 + hashes
      {
        code.take(to: index + 1 + hashes, as: .string)
        mayStartExpression = false
        return
      } else {
        index += 1
      }
    }
    advance(expression: true)
  }
}
