import LimnDiagnostics

/// Finds definitions such as `[^label]: text`. This happens before libcmark parses the text, since libcmark would read
/// a short definition as a link definition.
extension ParseState {
  /// A footnote definition. `pieces` contains the line number and the byte range of each line of the footnote's text.
  struct FootnoteDefinition {
    var label: String
    var start: Int
    var pieces: [(line: Int, range: Range<Int>)]
  }

  /// Returns the source with spaces in place of all definitions, so that the positions of other text do not change.
  func sourceWithout(_ definitions: [FootnoteDefinition]) -> [UInt8] {
    guard !definitions.isEmpty else { return source }
    var masked = source
    for definition in definitions {
      guard let end = definition.pieces.last?.range.upperBound else { continue }
      for offset in definition.start..<end
      where masked[offset] != "\n" && masked[offset] != "\r" {
        masked[offset] = " "
      }
    }
    return masked
  }

  /// Parses the definitions and adds them to a new node at the end of the document.
  mutating func addFootnotes(_ definitions: [FootnoteDefinition]) {
    guard !definitions.isEmpty else { return }
    footnoteLines = definitions.compactMap { definition in
      guard let first = definition.pieces.first, let last = definition.pieces.last else { return nil }
      return first.line...last.line
    }
    let links = linkDefinitions.text
    let list = tree.append(Node(kind: .footnotes), to: Tree.root)
    var anchors = AnchorNames()
    var known: [String: SourceRange] = [:]
    for definition in definitions {
      let range = range(of: definition)
      if let earlier = known[definition.label.lowercased()] {
        report(
          .repeatedFootnote,
          "footnote '\(definition.label)' is defined twice; this definition is not shown", range,
          notes: [Note("the first definition is here", at: location(earlier))])
        continue
      }
      known[definition.label.lowercased()] = range
      var node = node(.footnote, definition.start..<definition.start, line: range.start.line)
      node.endLine = Int32(range.end.line)
      node.endColumn = Int32(range.end.column - 1)
      node.text = tree.store(definition.label.utf8)
      node.value = Int32(tree.footnotes.count)
      let index = tree.append(node, to: list)
      CommonMark.parse(text(of: definition, links), into: &tree, under: index)
      tree.footnotes.append(
        Footnote(
          label: definition.label, anchor: "limnNote-" + anchors.next(for: definition.label), range: range, node: index)
      )
    }
  }

  /// Sorts the footnotes by their first reference, and removes footnotes without a reference.
  mutating func sortFootnotes() {
    for note in tree.footnotes where note.number == 0 {
      report(.unusedFootnote, "footnote '\(note.label)' has no reference, so it is not shown", note.range)
      tree.removeChildren(of: note.node)
      tree.detach(note.node)
    }
    for note in tree.footnotes.sorted(by: { $0.number < $1.number }) where note.number > 0 {
      let list = tree[note.node].parent
      tree.detach(note.node)
      tree.attach(note.node, to: list)
    }
  }

  private func range(of definition: FootnoteDefinition) -> SourceRange {
    lines.range(definition.start..<(definition.pieces.last?.range.upperBound ?? definition.start))
  }

  private func text(of definition: FootnoteDefinition, _ links: [UInt8]) -> MappedText {
    var bytes: [UInt8] = []
    var origins: [MappedText.Origin] = []
    for piece in definition.pieces {
      bytes += source[piece.range]
      bytes.append("\n")
      origins.append(
        MappedText.Origin(line: piece.line, columnShift: piece.range.lowerBound - lines.start(piece.line)))
    }
    bytes.append("\n")
    bytes += links
    return MappedText(bytes: bytes, lines: LineTable(bytes), origins: origins)
  }

  var footnoteDefinitions: [FootnoteDefinition] {
    guard source.contains("[", "^") else { return [] }
    var found: [FootnoteDefinition] = []
    var region = Region.text
    var line = skippedLines + 1
    while line <= lines.count {
      let range = lines.content(line, in: source)
      if case .text = region, let (label, content) = opening(range) {
        var definition = FootnoteDefinition(label: label, start: range.lowerBound, pieces: [(line, content)])
        line = addLines(after: line, to: &definition)
        found.append(definition)
        continue
      }
      region.advance(over: source[range])
      line += 1
    }
    return found
  }

  /// Returns the label and the rest of the line. Returns nil if the line does not start a definition.
  private func opening(_ range: Range<Int>) -> (label: String, content: Range<Int>)? {
    let line = source[range]
    let rest = line.drop { $0 == " " }
    guard rest.startIndex - line.startIndex <= 3, rest.starts(with: "[^".utf8) else { return nil }
    let label = rest.dropFirst(2).prefix { $0 != "]" && !$0.isMarkdownSpace && $0 != "[" }
    guard !label.isEmpty, source[label.endIndex..<range.upperBound].starts(with: "]:".utf8) else { return nil }
    var start = label.endIndex + 2
    while start < range.upperBound, source[start].isBlank { start += 1 }
    return (label.text, start..<range.upperBound)
  }

  /// Adds the lines that belong to a definition: indented lines and lazy continuation lines. Returns the number of the
  /// first line after the definition.
  private func addLines(after first: Int, to definition: inout FootnoteDefinition) -> Int {
    var line = first + 1
    var isAfterBlank = false
    var blanks: [(line: Int, range: Range<Int>)] = []
    while line <= lines.count {
      let range = lines.content(line, in: source)
      let content = source[range]
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
  private func indentation(_ line: ArraySlice<UInt8>) -> Int? {
    let spaces = line.prefix(4).prefix { $0 == " " }.count
    if spaces == 4 { return 4 }
    return line.dropFirst(spaces).first == "\t" ? spaces + 1 : nil
  }

  private func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop { $0 == " " }
    guard let first = content.first else { return true }
    let second = content.dropFirst().first ?? " "
    return switch first {
    case "#", ">", "<", "|": true
    case "[": second == "^"
    case "`", "~": content.starts(with: [first, first, first])
    case "-", "*", "+": second.isBlank || second == first
    default: content.withoutListNumber != nil
    }
  }
}

/// What the next line belongs to: normal text, a code block that is not closed yet, or an HTML comment that is not
/// closed yet.
private enum Region {
  case text
  case fence(FenceMark)
  case comment

  mutating func advance(over line: ArraySlice<UInt8>) {
    let content = line.drop { $0.isBlank }
    switch self {
    case .text:
      if let mark = FenceMark(opening: content) {
        self = .fence(mark)
      } else if content.starts(with: "<!--".utf8), !content.dropFirst(4).contains("-->".utf8) {
        self = .comment
      }
    case .fence(let mark): if mark.isClosed(by: content) { self = .text }
    case .comment: if content.contains("-->".utf8) { self = .text }
    }
  }
}
