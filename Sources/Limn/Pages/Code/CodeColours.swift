import Markdown
import Snippets

/// Code as HTML: the compiler's own tokens where a snippet was checked, else a lexer's.
enum CodeColours {
  static func write(_ fence: Fence, verdict: Verdict?, into html: inout [UInt8]) {
    guard let tokens = verdict?.tokens, !tokens.isEmpty else {
      html.add(escaped: fence.text)
      return
    }
    write(Array(fence.text.utf8), tokens: tokens, into: &html)
  }

  /// Tokens that do not lie in the text, or overlap one before, are left out.
  static func write(_ code: [UInt8], tokens: [Token], into html: inout [UInt8]) {
    let starts = lineStarts(of: code)
    var done = 0
    for token in tokens {
      guard token.line >= 1, token.line <= starts.count else { continue }
      let start = starts[token.line - 1] + token.column - 1
      let end = start + token.length
      guard start >= done, end <= code.count, token.length > 0 else { continue }
      html.add(escaping: code[done..<start])
      if let name = className(token.kind) {
        html.add("<span class=\"")
        html.add(raw: name)
        html.add("\">")
        html.add(escaping: code[start..<end])
        html.add("</span>")
      } else {
        html.add(escaping: code[start..<end])
      }
      done = end
    }
    html.add(escaping: code[done...])
  }

  static func className(_ kind: Token.Kind) -> String? {
    switch kind {
    case .keyword, .directive: "hl-k"
    case .attribute, .macro: "hl-a"
    case .comment, .documentation: "hl-c"
    case .string, .regex: "hl-s"
    case .number: "hl-n"
    case .type: "hl-t"
    case .function: "hl-f"
    case .label, .variable, .operator: nil
    case .placeholder: "hl-p"
    }
  }

  private static func lineStarts(of code: [UInt8]) -> [Int] {
    [0] + code.indices.filter { code[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}

extension [UInt8] {
  mutating func add(escaping bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): add("&amp;")
      case UInt8(ascii: "<"): add("&lt;")
      case UInt8(ascii: ">"): add("&gt;")
      default: append(byte)
      }
    }
  }
}
