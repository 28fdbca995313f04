import LimnDiagnostics

/// Finds the directives in an article of a documentation catalog, and replaces the directives' lines.
struct DirectiveReader {
  private let source: [UInt8]
  private let lines: LineTable
  private var output: [UInt8] = []
  private var origins: [MappedText.Origin] = []
  private var open: [(number: Int, indentation: Int?)] = []
  private var fence: FenceMark?
  private(set) var directives: [Directive] = []
  private(set) var problems: [(kind: DiagnosticKind, message: String, range: SourceRange)] = []

  /// - Parameter source: the content of the file in which spaces replace the footnotes. The line numbers are the same
  ///   as in the file.
  init(_ source: [UInt8], _ lines: LineTable) {
    self.source = source
    self.lines = lines
  }

  /// Returns the text that libcmark parses, and the origin of each of its lines. In this text, HTML comments replace
  /// the opening and closing lines of directives. Returns nil if the file contains no directive.
  mutating func read(skippedLines: Int, isValid: Bool) -> MappedText? {
    var line = skippedLines + 1
    while line <= lines.count { line = readLine(line) }
    for entry in open.reversed() {
      let directive = directives[entry.number]
      problems.append((.unclosedDirective, "'@\(directive.name)' is never closed; add '}'", directive.range))
      add(mark: entry.number, opens: false, indentation: [], line: lines.count)
    }
    guard !directives.isEmpty else { return nil }
    return MappedText(bytes: output, lines: LineTable(output), isValid: isValid, origins: origins)
  }

  /// Reads a line. If a directive's arguments continue on the next lines, also reads these lines. Returns the number of
  /// the next line to read.
  private mutating func readLine(_ line: Int) -> Int {
    let whole = source[lines.content(line, in: source)]
    let leading = whole.prefix(while: \.isBlank).count
    if leading < whole.count, let last = open.indices.last, open[last].indentation == nil {
      open[last].indentation = leading
    }
    let strip = min(leading, open.last?.indentation ?? open.dropLast().last?.indentation ?? 0)
    let body = whole.dropFirst(strip)
    let content = whole.dropFirst(leading)
    // As in DocC, text is code if it is indented by at least four columns more than the blocks around it.
    let isIndentedCode = body.prefix(while: \.isBlank).reduce(0) { $1 == " " ? $0 + 1 : $0 / 4 * 4 + 4 } >= 4
    if let own = fence {
      if own.isClosed(by: content) { fence = nil }
      add(body, line: line, shift: strip)
      return line + 1
    }
    if let mark = FenceMark(opening: content) {
      fence = mark
    } else if isIndentedCode {
      add(body, line: line, shift: strip)
      return line + 1
    } else if let last = open.last, content.first == "}", content.dropFirst().allSatisfy(\.isBlank) {
      open.removeLast()
      add(mark: last.number, opens: false, indentation: [], line: line)
      return line + 1
    } else if content.first == "@",
      let end = readDirective(line, content, indentation: body.prefix(while: \.isBlank))
    {
      return end
    }
    add(body, line: line, shift: strip)
    return line + 1
  }

  private mutating func readDirective(_ line: Int, _ content: ArraySlice<UInt8>, indentation: ArraySlice<UInt8>) -> Int?
  {
    let name = content.dropFirst().prefix { $0.isASCIIAlphanumeric }.text
    guard let first = name.first, first.isUppercase else { return nil }
    var (last, text) = (line, Array(content.dropFirst(1 + name.utf8.count)))
    while Self.depth(text) > 0, last < min(lines.count, line + 30) {
      last += 1
      text += [" "] + source[lines.content(last, in: source)]
    }
    var rest = text[...].drop(while: \.isBlank)
    var arguments: ArraySlice<UInt8> = []
    if rest.first == "(" {
      guard let end = Self.end(ofArguments: rest) else { return nil }
      arguments = rest[(rest.startIndex + 1)..<end]
      rest = rest[(end + 1)...].drop(while: \.isBlank)
    }
    rest = rest.trimmed(\.isBlank)
    guard rest.isEmpty || rest.first == "{" else { return nil }
    let number = directives.count
    let column = content.startIndex - lines.start(line) + 1
    let range = SourceRange(line: line, column..<column + content.count)
    directives.append(Directive(name: name, arguments: Self.parse(arguments), range: range))
    let kind = DirectiveKind.named[name]
    if let kind {
      checkArguments(of: directives[number], kind)
    } else {
      let hint = Suggestion.hint(for: name, among: DirectiveKind.named.keys)
      problems.append(
        (.unknownDirective, "'@\(name)' is not a directive that Limn knows\(hint); only its content is shown", range))
    }
    add(mark: number, opens: true, indentation: indentation, line: line)
    for text in kind?.lines(directives[number], open.map { directives[$0.number] }) ?? [] {
      add(Array(indentation) + text.bytes, line: line, shift: column - 1)
    }
    let inner = rest.dropFirst()
    if rest.isEmpty || inner.last == "}" {
      let words = inner.dropLast().drop(while: \.isBlank)
      if !words.isEmpty { add(indentation + words, line: line, shift: column - 1) }
      add(mark: number, opens: false, indentation: indentation, line: line)
    } else {
      open.append((number, nil))
      if !inner.allSatisfy(\.isBlank) { add(inner.drop(while: \.isBlank), line: line, shift: column - 1) }
    }
    return last + 1
  }

  /// Reports misspelled labels. Other unknown labels are arguments of DocC that have no effect in Limn.
  private mutating func checkArguments(of directive: Directive, _ kind: DirectiveKind) {
    for label in directive.arguments.keys.sorted() where !kind.arguments.contains(label) {
      guard let near = Suggestion.nearest(to: label, among: kind.arguments) else { continue }
      let message = "'@\(kind.name)' has no argument '\(label)' (did you mean '\(near)'?)"
      problems.append((.unknownArgument, message, directive.range))
    }
  }

  private mutating func add(_ text: some Sequence<UInt8>, line: Int, shift: Int) {
    output += text
    output.append("\n")
    origins.append(MappedText.Origin(line: line, columnShift: shift))
  }

  private mutating func add(mark number: Int, opens: Bool, indentation: ArraySlice<UInt8>, line: Int) {
    add(Array(indentation) + DirectiveMark(number: number, opens: opens).text.utf8, line: line, shift: 0)
  }

  /// Returns 1 if the parentheses of a directive's arguments are still open at the end of a text, and 0 if they are
  /// closed. Parentheses inside quotation marks do not count.
  private static func depth(_ text: [UInt8]) -> Int {
    guard text.drop(while: \.isBlank).first == "(" else { return 0 }
    return end(ofArguments: text[...].drop(while: \.isBlank)) == nil ? 1 : 0
  }

  /// The offset of the parenthesis that closes the first opening parenthesis.
  private static func end(ofArguments text: ArraySlice<UInt8>) -> Int? {
    var (depth, isQuoted) = (0, false)
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Parses arguments such as `source: "a", alt: "b"`. Returns the values by label.
  private static func parse(_ text: ArraySlice<UInt8>) -> [String: String] {
    var (found, word, label, isQuoted): ([String: String], [UInt8], String, Bool) = ([:], [], "", false)
    func trimmed(_ bytes: [UInt8]) -> String {
      bytes[...].trimmed(\.isBlank).text
    }
    for byte in text {
      switch byte {
      case "\"": isQuoted.toggle()
      case ":" where !isQuoted && label.isEmpty:
        label = trimmed(word)
        word = []
      case "," where !isQuoted:
        found[label] = trimmed(word)
        word = []
        label = ""
      default: word.append(byte)
      }
    }
    if !word.isEmpty || !label.isEmpty { found[label] = trimmed(word) }
    return found
  }
}
