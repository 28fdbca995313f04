import SwiftParser
import SwiftSyntax

/// Reads the expectations in the comments of a snippet.
struct ExpectationReader {
  var syntax: SnippetSyntax
  var lineStarts: [Int]
  private(set) var expectations = Expectations()
  /// The byte ranges of comments that expect output but follow no statement. No output can be compared with such a
  /// comment.
  private(set) var unreachable: [Range<Int>] = []

  init(_ syntax: SnippetSyntax, lineStarts: [Int]) {
    self.syntax = syntax
    self.lineStarts = lineStarts
    for comment in syntax.comments { read(comment) }
  }

  private mutating func read(_ comment: SnippetSyntax.Comment) {
    guard let code = comment.codeBefore else { return }
    for (word, list) in [("error:", \Expectations.errors), ("warning:", \.warnings)] {
      guard let text = argument(of: comment, after: word) else { continue }
      return expectations[keyPath: list].append(.init(text: text, line: line(of: code), range: comment.range))
    }
    if let text = argument(of: comment, after: "-> "), comment.isTrailing {
      readResult(text, comment, code, isLoose: false)
    } else if let text = argument(of: comment, after: "=> "), comment.isTrailing {
      readResult(text, comment, code, isLoose: true)
    } else if let text = PrintedText.expected(in: comment.text) {
      readPrint(text, comment, code)
    }
  }

  private func argument(of comment: SnippetSyntax.Comment, after word: String) -> String? {
    comment.text.after(prefix: word).map { String($0.drop(while: \.isWhitespace)) }
  }

  /// Reads the expectation after an arrow, as in `statement // -> text`. If the statement calls `print`, the text is
  /// the expected output, since `print` returns no value. For other statements, the text is the expected value.
  private mutating func readResult(_ text: String, _ comment: SnippetSyntax.Comment, _ code: Int, isLoose: Bool) {
    if let index = item(endingAt: code), syntax.items[index].callsPrint {
      readPrint(text, comment, code)
    } else {
      readValue(text, comment, code, isLoose: isLoose)
    }
  }

  private mutating func readValue(_ text: String, _ comment: SnippetSyntax.Comment, _ code: Int, isLoose: Bool) {
    guard !text.isEmpty, let index = item(endingAt: code) else { return }
    let item = syntax.items[index]
    guard item.isExpression || (item.kind == .variable && item.declares.count == 1) else { return }
    let end = comment.range.upperBound
    expectations.values.append(
      .init(
        item: index, variable: item.isExpression ? nil : item.declares.first, text: text, isLoose: isLoose,
        range: (end - text.utf8.count)..<end))
  }

  /// - Parameter written: the expected output at the end of the comment, with or without quotation marks.
  private mutating func readPrint(_ written: String, _ comment: SnippetSyntax.Comment, _ code: Int) {
    guard !written.isEmpty else { return }
    let range = (comment.range.upperBound - written.utf8.count)..<comment.range.upperBound
    guard let index = item(endingAt: code), [.statement, .variable].contains(syntax.items[index].kind) else {
      unreachable.append(comment.range)
      return
    }
    let isQuoted = PrintedText.isQuoted(written)
    let text = isQuoted ? PrintedText.unquoted(written) : written
    if let last = expectations.prints.indices.last, expectations.prints[last].item == index {
      expectations.prints[last].text += "\n" + text
      expectations.prints[last].range = expectations.prints[last].range.lowerBound..<range.upperBound
      expectations.prints[last].count += 1
    } else {
      expectations.prints.append(.init(item: index, text: text, isQuoted: isQuoted, range: range, count: 1))
    }
  }

  private func item(endingAt code: Int) -> Int? {
    syntax.items.firstIndex {
      $0.range.upperBound == code + 1 || (syntax.wrapper == nil && $0.range.upperBound == code)
    }
  }

  private func line(of offset: Int) -> Int { lineStarts.lastIndex { $0 <= offset }.map { $0 + 1 } ?? 1 }
}

/// Reads and writes expected output in comments such as `// Prints "2"`.
enum PrintedText {
  /// Returns the expected output in a comment such as `Prints "2"` or `Prints: 2`, including any quotation marks.
  /// Returns nil if the comment is ordinary prose that starts with "prints".
  static func expected(in comment: String) -> String? {
    guard comment.prefix(6).lowercased() == "prints" else { return nil }
    let rest = comment.dropFirst(6)
    let text = String(rest.drop { $0 == ":" || $0.isWhitespace })
    return !text.isEmpty && (rest.hasPrefix(":") || rest.hasPrefix(" ") && isQuoted(text)) ? text : nil
  }

  static func isQuoted(_ text: String) -> Bool { text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") }

  /// Returns the text that a string literal stands for. The literal `"a \"b\""` stands for `a "b"`. If the text is not
  /// a valid literal, returns what is between its quotation marks.
  static func unquoted(_ literal: String) -> String {
    var parser = Parser(literal)
    let expression = ExprSyntax.parse(from: &parser).as(StringLiteralExprSyntax.self)
    guard let expression, expression.description == literal, let text = expression.representedLiteralValue else {
      return String(literal.dropFirst().dropLast())
    }
    return text
  }

  /// Returns a string literal for the text. The literal is on one line, so line breaks become `\n`.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case "\0": "\\0"
      case _ where scalar.isInvisible: scalar.escaped
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Returns a string literal for each line of the text.
  static func quotedLines(_ text: String) -> [String] {
    text.lines.map { quoted(String($0)) }
  }

  /// Returns a line of output as text for a `// Prints:` comment. Adds quotation marks only if Limn would read the line
  /// differently without them, for example if the line ends in a space.
  static func plain(_ line: String) -> String {
    let isReadable = expected(in: "Prints: " + line) == line && line.last?.isWhitespace == false && !isQuoted(line)
    return isReadable && !line.contains { $0 == "\r" || $0 == "\r\n" || $0 == "\0" } ? line : quoted(line)
  }
}
