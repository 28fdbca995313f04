import LimnDiagnostics

/// Finds definitions such as `[^label]: text`. This happens before libcmark parses the text, since libcmark would read
/// a short definition as a link definition.
enum FootnoteDefinitions {
  /// A footnote definition. `pieces` contains the line number and the byte range of each line of the footnote's text.
  struct Definition {
    var label: String
    var start: Int
    var pieces: [(line: Int, range: Range<Int>)]
  }

  /// Returns the source with spaces in place of all definitions, so that the positions of other text do not change.
  static func mask(_ definitions: [Definition], in source: [UInt8]) -> [UInt8] {
    guard !definitions.isEmpty else { return source }
    var masked = source
    for definition in definitions {
      guard let end = definition.pieces.last?.range.upperBound else { continue }
      for offset in definition.start..<end
      where masked[offset] != ASCII.newline && masked[offset] != ASCII.carriageReturn {
        masked[offset] = ASCII.space
      }
    }
    return masked
  }

  /// Parses the definitions and adds them to a new node at the end of the document.
  static func parse(_ definitions: [Definition], _ draft: inout ParseState) {
    guard !definitions.isEmpty else { return }
    draft.footnoteLines = definitions.compactMap { definition in
      guard let first = definition.pieces.first, let last = definition.pieces.last else { return nil }
      return first.line...last.line
    }
    let links = draft.linkDefinitions.text
    let list = draft.tree.append(Node(kind: .footnotes), to: Tree.root)
    var anchors = AnchorNames()
    var known: [String: SourceRange] = [:]
    for definition in definitions {
      let range = range(of: definition, draft)
      if let earlier = known[definition.label.lowercased()] {
        draft.report(
          .repeatedFootnote,
          "footnote '\(definition.label)' is defined twice; this definition is not shown", range,
          notes: [Note("the first definition is here", at: draft.location(earlier))])
        continue
      }
      known[definition.label.lowercased()] = range
      var node = draft.node(.footnote, definition.start..<definition.start, line: range.start.line)
      node.endLine = Int32(range.end.line)
      node.endColumn = Int32(range.end.column - 1)
      node.text = draft.tree.store(definition.label.utf8)
      node.value = Int32(draft.tree.footnotes.count)
      let index = draft.tree.append(node, to: list)
      CommonMark.parse(text(of: definition, links, draft), into: &draft.tree, under: index)
      draft.tree.footnotes.append(
        Footnote(
          label: definition.label, anchor: "limnNote-" + anchors.next(for: definition.label), range: range, node: index)
      )
    }
  }

  /// Sorts the footnotes by their first reference, and removes footnotes without a reference.
  static func finish(_ draft: inout ParseState) {
    for note in draft.tree.footnotes where note.number == 0 {
      draft.report(
        .unusedFootnote, "footnote '\(note.label)' has no reference, so it is not shown", note.range)
      draft.tree.removeChildren(of: note.node)
      draft.tree.detach(note.node)
    }
    for note in draft.tree.footnotes.sorted(by: { $0.number < $1.number }) where note.number > 0 {
      let list = draft.tree[note.node].parent
      draft.tree.detach(note.node)
      draft.tree.attach(note.node, to: list)
    }
  }

  private static func range(of definition: Definition, _ draft: ParseState) -> SourceRange {
    SourceRange(
      start: draft.lines.position(definition.start),
      end: draft.lines.position(definition.pieces.last?.range.upperBound ?? definition.start)
    )
  }

  private static func text(of definition: Definition, _ links: [UInt8], _ draft: ParseState) -> MappedText {
    var bytes: [UInt8] = []
    var origins: [MappedText.Origin] = []
    for piece in definition.pieces {
      bytes += draft.source[piece.range]
      bytes.append(ASCII.newline)
      origins.append(
        MappedText.Origin(line: piece.line, columnShift: piece.range.lowerBound - draft.lines.start(piece.line)))
    }
    bytes.append(ASCII.newline)
    bytes += links
    return MappedText(bytes: bytes, lines: LineTable(bytes), origins: origins)
  }
}
