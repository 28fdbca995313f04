import LimnDiagnostics

/// Reads the comments of a snippet for what they say will happen.
struct ExpectationReader {
  var syntax: SnippetSyntax
  var lineStarts: [Int]
  private(set) var expectations = Expectations()
  /// Comments that say something about output where none can be told apart, in bytes of the snippet.
  private(set) var unreachable: [Range<Int>] = []

  init(_ syntax: SnippetSyntax, lineStarts: [Int]) {
    self.syntax = syntax
    self.lineStarts = lineStarts
    for comment in syntax.comments { read(comment) }
  }
}

extension ExpectationReader {
  private mutating func read(_ comment: SnippetSyntax.Comment) {
    guard let code = comment.codeBefore else { return }
    if let text = argument(of: comment, after: "error:") {
      expectations.errors.append(.init(text: text, line: line(of: code), range: comment.range))
    } else if let text = argument(of: comment, after: "warning:") {
      expectations.warnings.append(.init(text: text, line: line(of: code), range: comment.range))
    } else if let text = argument(of: comment, after: "-> "), comment.isTrailing {
      readValue(text, comment, code)
    } else if comment.text.hasPrefix("Prints \""), comment.text.count > 8, comment.text.hasSuffix("\"") {
      readPrint(comment, code)
    }
  }

  private func argument(of comment: SnippetSyntax.Comment, after word: String) -> String? {
    guard comment.text.hasPrefix(word) else { return nil }
    let text = comment.text.dropFirst(word.count).drop { $0 == " " }
    return String(text.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
  }

  private mutating func readValue(_ text: String, _ comment: SnippetSyntax.Comment, _ code: Int) {
    guard !text.isEmpty, let index = item(endingAt: code) else { return }
    let item = syntax.items[index]
    guard item.isExpression || (item.kind == .variable && item.declares.count == 1) else { return }
    let end = comment.range.upperBound
    expectations.values.append(
      .init(item: index, variable: item.isExpression ? nil : item.declares.first, text: text, range: (end - text.utf8.count)..<end))
  }

  private mutating func readPrint(_ comment: SnippetSyntax.Comment, _ code: Int) {
    let written = comment.text.dropFirst(7)
    let range = (comment.range.upperBound - written.utf8.count)..<comment.range.upperBound
    guard let index = item(endingAt: code), [.statement, .variable].contains(syntax.items[index].kind) else {
      unreachable.append(comment.range)
      return
    }
    let text = PrintedText.unquoted(String(written))
    if let last = expectations.prints.last, last.item == index {
      expectations.prints[expectations.prints.count - 1].text += "\n" + text
      expectations.prints[expectations.prints.count - 1].range = last.range.lowerBound..<range.upperBound
      expectations.prints[expectations.prints.count - 1].count += 1
    } else {
      expectations.prints.append(.init(item: index, text: text, range: range, count: 1))
    }
  }

  private func item(endingAt code: Int) -> Int? {
    syntax.items.firstIndex { $0.range.upperBound == code + 1 || (syntax.wrapper == nil && $0.range.upperBound == code) }
  }

  private func line(of offset: Int) -> Int { lineStarts.lastIndex { $0 <= offset }.map { $0 + 1 } ?? 1 }
}

/// What a print statement is said to print, as it stands in a comment.
enum PrintedText {
  /// `"a \"b\""` as `a "b"`.
  static func unquoted(_ literal: String) -> String {
    var result = ""
    var isEscaped = false
    for character in literal.dropFirst().dropLast() {
      if isEscaped {
        switch character {
        case "n": result += "\n"
        case "t": result += "\t"
        default: result.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The reverse, for one line.
  static func quoted(_ line: String) -> String {
    "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\t", with: "\\t") + "\""
  }
}
