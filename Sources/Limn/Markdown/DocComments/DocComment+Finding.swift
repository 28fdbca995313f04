extension DocComment {
  /// The documentation comments of a Swift file, in the order of the file.
  public static func all(in source: [UInt8]) -> [DocComment] {
    let lines = LineTable(source)
    var found: [DocComment] = []
    var open: [Line] = []
    func close() {
      if !open.isEmpty { found.append(DocComment(lines: unindented(open))) }
      open = []
    }
    for token in Highlighter.tokens(in: source, language: "swift") where token.kind == .comment {
      let text = source[token.start..<token.end]
      let place = lines.position(token.start)
      if text.starts(with: "///".utf8), !text.starts(with: "////".utf8) {
        if let last = open.last, last.number + 1 != place.line { close() }
        var words = text.dropFirst(3)
        if words.last == "\r" { words.removeLast() }
        open.append(Line(words, number: place.line, source, lines))
      } else {
        close()
        if text.starts(with: "/**".utf8), !text.starts(with: "/**/".utf8) {
          found.append(DocComment(lines: blockLines(token, source, lines)))
        }
      }
    }
    close()
    return found
  }

  private static func blockLines(_ token: HighlightToken, _ source: [UInt8], _ lines: LineTable) -> [Line] {
    var result: [Line] = []
    let (first, last) = (lines.position(token.start), lines.position(token.end))
    for number in first.line...last.line {
      var range = lines.content(number, in: source)
      if number == first.line { range = token.start + 3..<range.upperBound }
      if number == last.line { range = min(range.lowerBound, token.end - 2)..<token.end - 2 }
      // In a `/** … */` comment, skip the asterisk that starts a line.
      let content = source[range].drop(while: \.isBlank)
      if number != first.line, content.first == "*", content.dropFirst().first?.isBlank ?? true {
        range = content.startIndex + 1..<range.upperBound
      }
      let line = Line(source[range], number: number, source, lines)
      let isEdge = number == first.line || number == last.line
      if isEdge, line.text.isBlank { continue }
      result.append(line)
    }
    return unindented(result)
  }

  /// The lines without their common indentation.
  private static func unindented(_ lines: [Line]) -> [Line] {
    let common =
      lines.filter { !$0.text.isBlank }.map { $0.text.utf8.prefix(while: \.isBlank).count }.min()
      ?? 0
    return lines.map { line in
      let removed = min(common, line.text.utf8.prefix(while: \.isBlank).count)
      return Line(
        text: String(line.text.dropFirst(removed)), number: line.number, column: line.column + removed,
        prefix: line.prefix + line.text.prefix(removed))
    }
  }
}

extension DocComment.Line {
  /// - Parameter text: the part of `source` that is the text of the line, without the comment marker.
  fileprivate init(_ text: ArraySlice<UInt8>, number: Int, _ source: [UInt8], _ lines: LineTable) {
    // `text` usually starts after the start of its line. But if a `/**` comment is never closed, the caller removes the
    // last two bytes as if they were `*/`. If one of them is a line ending, `text` can start before the start of its
    // line.
    let prefix = source[min(lines.start(number), text.startIndex)..<text.startIndex]
    self.init(
      text: text.text, number: number, column: prefix.count + 1,
      prefix: prefix.text)
  }
}
