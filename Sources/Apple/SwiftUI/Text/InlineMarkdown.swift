import SemanticTree

/// Parses the inline Markdown of a literal text: emphasis, strong emphasis, code, strikethrough, and links. Blocks are
/// not parsed.
struct InlineMarkdown {
  /// Stands for an interpolated value while the text is parsed. The character does not occur in normal text.
  static let mark: Character = "\u{F8FE}"

  private let characters: [Character]

  init(_ text: String) {
    characters = Array(text)
  }

  /// Returns the runs of the text, with the interpolated values inserted. Each run has one style.
  func runs(arguments: [[SemanticNode.TextRun]]) -> [SemanticNode.TextRun] {
    var remaining = arguments[...]
    var runs: [SemanticNode.TextRun] = []
    parse(0..<characters.count, style: .init(""), into: &runs)
    var result: [SemanticNode.TextRun] = []
    for run in runs { result += Self.filled(run, from: &remaining) }
    return result.isEmpty ? [.init("")] : result
  }
}

extension InlineMarkdown {
  private static func filled(
    _ run: SemanticNode.TextRun, from arguments: inout ArraySlice<[SemanticNode.TextRun]>
  ) -> [SemanticNode.TextRun] {
    var result: [SemanticNode.TextRun] = []
    for (index, piece) in run.text.split(separator: mark, omittingEmptySubsequences: false).enumerated() {
      if index > 0, let argument = arguments.popFirst() {
        for inner in argument { result.join(inner.inheriting(run)) }
      }
      if !piece.isEmpty { result.join(run.with(String(piece))) }
    }
    return result
  }

  private func parse(_ range: Range<Int>, style: SemanticNode.TextRun, into runs: inout [SemanticNode.TextRun]) {
    var text = ""
    var index = range.lowerBound
    func flush() {
      if !text.isEmpty { runs.join(style.with(text)) }
      text = ""
    }
    while index < range.upperBound {
      if characters[index] == "\\", index + 1 < range.upperBound,
        characters[index + 1].isPunctuation || characters[index + 1].isSymbol
      {
        text.append(characters[index + 1])
        index += 2
      } else if let span = span(at: index, in: range) {
        flush()
        var inner = style
        span.change(&inner)
        if span.isLiteral {
          runs.join(inner.with(String(characters[span.content])))
        } else {
          parse(span.content, style: inner, into: &runs)
        }
        index = span.end
      } else {
        text.append(characters[index])
        index += 1
      }
    }
    flush()
  }

  private struct Span {
    var content: Range<Int>
    var end: Int
    var isLiteral = false
    var change: (inout SemanticNode.TextRun) -> Void
  }

  private func span(at index: Int, in range: Range<Int>) -> Span? {
    switch characters[index] {
    case "`": return delimited("`", at: index, in: range, isLiteral: true) { $0.code = true }
    case "~": return delimited("~~", at: index, in: range) { $0.strikethrough = true }
    case "*":
      return delimited("***", at: index, in: range) { ($0.bold, $0.italic) = (true, true) }
        ?? delimited("**", at: index, in: range) { $0.bold = true }
        ?? delimited("*", at: index, in: range) { $0.italic = true }
    case "_":
      // An underscore inside a word is part of the word and does not mark emphasis.
      if index > range.lowerBound, characters[index - 1].isLetter || characters[index - 1].isNumber { return nil }
      return delimited("__", at: index, in: range) { $0.bold = true }
        ?? delimited("_", at: index, in: range) { $0.italic = true }
    case "[": return link(at: index, in: range)
    default: return nil
    }
  }

  private func delimited(
    _ delimiter: String, at index: Int, in range: Range<Int>, isLiteral: Bool = false,
    change: @escaping (inout SemanticNode.TextRun) -> Void
  ) -> Span? {
    let start = index + delimiter.count
    guard matches(delimiter, at: index, in: range), start < range.upperBound,
      isLiteral || !characters[start].isWhitespace
    else {
      return nil
    }
    var end = start + 1
    while end + delimiter.count <= range.upperBound {
      let follows = end + delimiter.count < range.upperBound ? characters[end + delimiter.count] : " "
      let closes = matches(delimiter, at: end, in: range) && (isLiteral || !characters[end - 1].isWhitespace)
      if closes, isLiteral || String(follows) != String(delimiter.first ?? " "),
        delimiter.first != "_" || !follows.isLetter
      {
        return Span(content: start..<end, end: end + delimiter.count, isLiteral: isLiteral, change: change)
      }
      end += 1
    }
    return nil
  }

  private func matches(_ text: String, at index: Int, in range: Range<Int>) -> Bool {
    index + text.count <= range.upperBound && zip(text, characters[index...]).allSatisfy(==)
  }

  private func link(at index: Int, in range: Range<Int>) -> Span? {
    guard let close = (index..<range.upperBound).first(where: { characters[$0] == "]" }), close + 1 < range.upperBound,
      characters[close + 1] == "(", let end = (close..<range.upperBound).first(where: { characters[$0] == ")" })
    else { return nil }
    let destination = String(characters[(close + 2)..<end])
    return Span(content: (index + 1)..<close, end: end + 1) { $0.link = destination }
  }
}
