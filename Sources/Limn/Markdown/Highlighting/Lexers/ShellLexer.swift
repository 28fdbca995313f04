/// Tokenizes shell commands and console transcripts.
struct ShellLexer: Lexer {
  var code: CodeCursor
  private var expectsCommand = true

  private static let keywords = Set(
    "if then else elif fi for while until do done case esac in function select time export local return set unset"
      .parts(at: " "))

  init(code: CodeCursor) { self.code = code }

  mutating func step() {
    if code.byte(code.offset - 1) == "\n" || code.offset == 0 { startLine() }
    if !code.isAtEnd { token() }
  }

  private mutating func startLine() {
    let start = code.end(from: code.offset, while: \.isBlank)
    guard code.byte(start + 1) == " ",
      code.byte(start) == "$" || code.byte(start) == "%"
    else {
      return
    }
    code.offset = start
    code.take(to: start + 2, as: .prompt)
    expectsCommand = true
  }

  private mutating func token() {
    let byte = code.peek()
    switch byte {
    case "\n", ";", "|", "&", "(":
      code.offset += 1
      expectsCommand = byte != "\n" || code.byte(code.offset - 2) != "\\"
    case "#" where code.offset == 0 || code.byte(code.offset - 1).isMarkdownSpace:
      code.take(to: code.lineEnd(from: code.offset), as: .comment)
    case "'": quoted()
    case "\"": doubleQuoted()
    case "$": variable()
    case "\\": code.offset = code.whole(code.offset + (code.peek(1) == "\n" ? 1 : 2))
    default:
      if byte.isMarkdownSpace { code.offset += 1 } else { word() }
    }
  }

  private mutating func word() {
    let start = code.offset
    let end = max(
      start + 1, code.end(from: start, while: { !$0.isMarkdownSpace && !"'\"$;|&()<>\\".utf8.contains($0) }))
    let assignment = code.end(from: start, while: \.isNameByte)
    if code.peek() == "-" {
      code.take(to: code.end(from: start, while: { $0.isNameByte || $0 == "-" }), as: .attribute)
    } else if Self.keywords.contains(code.text(start..<end)), expectsCommand || code.equals(start..<end, "in") {
      code.take(to: end, as: .keyword)
      return
    } else if code.byte(assignment) == "=", assignment > start, expectsCommand {
      code.take(to: assignment, as: .variable)
      code.offset = max(end, assignment + 1)
      return
    } else if expectsCommand,
      code.peek().isNameStart || code.peek() == "." || code.peek() == "/" || code.peek() == "~"
    {
      code.take(to: end, as: .function)
    } else {
      code.offset = end
    }
    expectsCommand = false
  }

  private mutating func quoted() {
    let end = code.end(from: code.offset + 1, while: { $0 != "'" })
    code.take(to: end + 1, as: .string)
    expectsCommand = false
  }

  private mutating func doubleQuoted() {
    var index = code.offset + 1
    while index < code.bytes.count, code.bytes[index] != "\"" {
      if code.bytes[index] == "$",
        code.byte(index + 1).isNameStart || code.byte(index + 1) == "{"
      {
        code.take(to: index, as: .string)
        variable()
        index = code.offset
      } else {
        index += code.bytes[index] == "\\" ? 2 : 1
      }
    }
    code.take(to: index + 1, as: .string)
    expectsCommand = false
  }

  private mutating func variable() {
    var end = code.offset + 1
    if code.byte(end) == "{" {
      end = code.end(from: end, while: { $0 != "}" && $0 != "\n" }) + 1
    } else if code.byte(end).isNameStart {
      end = code.end(from: end, while: \.isNameByte)
    } else if code.byte(end).isASCIIDigit || "?@#*!$".utf8.contains(code.byte(end)) {
      end += 1
    } else {
      code.offset = end
      return
    }
    code.take(to: end, as: .variable)
    expectsCommand = false
  }
}
