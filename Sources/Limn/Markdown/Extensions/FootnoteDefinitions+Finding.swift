extension FootnoteDefinitions {
  static func find(in draft: ParseState) -> [Definition] {
    guard mayHaveAny(draft.source) else { return [] }
    var found: [Definition] = []
    var region = Region.text
    var line = draft.skippedLines + 1
    while line <= draft.lines.count {
      let range = draft.lines.content(line, in: draft.source)
      if case .text = region, let (label, content) = opening(range, draft.source) {
        var definition = Definition(label: label, start: range.lowerBound, pieces: [(line, content)])
        line = addLines(after: line, to: &definition, draft)
        found.append(definition)
        continue
      }
      region.advance(over: draft.source[range])
      line += 1
    }
    return found
  }

  private static func mayHaveAny(_ source: [UInt8]) -> Bool { source.contains(ASCII.openBracket, ASCII.caret) }

  /// Returns the label and the rest of the line. Returns nil if the line does not start a definition.
  private static func opening(_ range: Range<Int>, _ source: [UInt8]) -> (label: String, content: Range<Int>)? {
    let line = source[range]
    let rest = line.drop { $0 == ASCII.space }
    guard rest.startIndex - line.startIndex <= 3, rest.starts(with: "[^".utf8) else { return nil }
    let label = rest.dropFirst(2).prefix { $0 != ASCII.closeBracket && !$0.isMarkdownSpace && $0 != ASCII.openBracket }
    guard !label.isEmpty, source[label.endIndex..<range.upperBound].starts(with: "]:".utf8) else { return nil }
    var start = label.endIndex + 2
    while start < range.upperBound, source[start].isBlank { start += 1 }
    return (String(decoding: label, as: UTF8.self), start..<range.upperBound)
  }

  /// Adds the lines that belong to a definition: indented lines and lazy continuation lines. Returns the number of the
  /// first line after the definition.
  private static func addLines(after first: Int, to definition: inout Definition, _ draft: ParseState) -> Int {
    var line = first + 1
    var isAfterBlank = false
    var blanks: [(line: Int, range: Range<Int>)] = []
    while line <= draft.lines.count {
      let range = draft.lines.content(line, in: draft.source)
      let content = draft.source[range]
      if content.allSatisfy(\.isBlank) {
        isAfterBlank = true
        blanks.append((line, range.upperBound..<range.upperBound))
      } else if let indentation = indentation(content) {
        definition.pieces += blanks + [(line, range.lowerBound + indentation..<range.upperBound)]
        blanks = []
        isAfterBlank = false
      } else if !isAfterBlank, !startsBlock(content) {
        definition.pieces.append((line, range))
      } else {
        break
      }
      line += 1
    }
    return line - blanks.count
  }

  /// The number of bytes to remove from the start of an indented line: four spaces, or a tab with at most three spaces
  /// before it. Nil if the line is indented by fewer than four columns.
  private static func indentation(_ line: ArraySlice<UInt8>) -> Int? {
    let spaces = line.prefix(4).prefix { $0 == ASCII.space }.count
    if spaces == 4 { return 4 }
    return line.dropFirst(spaces).first == ASCII.tab ? spaces + 1 : nil
  }

  private static func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop { $0 == ASCII.space }
    guard let first = content.first else { return true }
    let second = content.dropFirst().first ?? ASCII.space
    switch first {
    case ASCII.hash, ASCII.greater, ASCII.less, ASCII.pipe: return true
    case ASCII.openBracket: return second == ASCII.caret
    case ASCII.backtick, ASCII.tilde: return content.starts(with: [first, first, first])
    case ASCII.hyphen, ASCII.asterisk, ASCII.plus: return second.isBlank || second == first
    default:
      let rest = content.drop { $0.isASCIIDigit }
      return first.isASCIIDigit && (rest.first == ASCII.dot || rest.first == ASCII.closeParenthesis)
        && rest.dropFirst().first?.isBlank == true
    }
  }

  /// What the next line belongs to: normal text, a code block that is not closed yet, or an HTML comment that is not
  /// closed yet.
  private enum Region {
    case text
    case fence(mark: UInt8, count: Int)
    case comment

    mutating func advance(over line: ArraySlice<UInt8>) {
      let content = line.drop { $0.isBlank }
      switch self {
      case .text:
        if let mark = content.first, mark == ASCII.backtick || mark == ASCII.tilde {
          let count = content.prefix { $0 == mark }.count
          let info = content.dropFirst(count)
          if count >= 3, mark == ASCII.tilde || !info.contains(ASCII.backtick) {
            self = .fence(mark: mark, count: count)
          }
        } else if content.starts(with: "<!--".utf8), !Self.endsComment(content.dropFirst(4)) {
          self = .comment
        }
      case .fence(let mark, let count):
        let marks = content.prefix { $0 == mark }.count
        if marks >= count, content.dropFirst(marks).allSatisfy(\.isBlank) { self = .text }
      case .comment:
        if Self.endsComment(content) { self = .text }
      }
    }

    private static func endsComment(_ line: ArraySlice<UInt8>) -> Bool {
      line.indices.contains { line[$0...].starts(with: "-->".utf8) }
    }
  }
}
