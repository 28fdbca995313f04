import LimnDiagnostics

/// Turns `[^label]` in text into footnote references.
enum FootnoteReferences {
  static func apply(to candidates: inout [Int32], _ draft: inout ParseState) {
    let notes = Dictionary(
      draft.tree.footnotes.enumerated().map { ($1.label.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    var count = 0
    let marked = candidates.filter {
      draft.tree.slice(draft.tree[$0].text).contains(ASCII.caret) && draft.tree[$0].parent != Node.none
    }
    // Footnotes are numbered in the order of their first references. The references in the text come first, followed by
    // the references inside footnotes.
    let ordered = marked.sorted {
      isInNote($0, draft.tree) == isInNote($1, draft.tree) ? draft.isBefore($0, $1) : !isInNote($0, draft.tree)
    }
    for index in ordered { replace(in: index, notes, &count, &candidates, &draft) }
  }

  private static func replace(
    in index: Int32, _ notes: [String: Int], _ count: inout Int, _ candidates: inout [Int32], _ draft: inout ParseState
  ) {
    let node = draft.tree[index]
    let places = TextPlaces(of: node, in: draft)
    let marks = marks(in: Array(draft.tree.slice(node.text)), places)
    var known: [(range: Range<Int>, note: Int)] = []
    for mark in marks {
      if let note = notes[mark.label.lowercased()] {
        known.append((mark.range, note))
      } else {
        let column = Int(node.column) + places.distance(of: mark.range.lowerBound)
        let start = SourcePosition(line: Int(node.line), column: column)
        let end = SourcePosition(line: Int(node.line), column: column + mark.range.count)
        draft.report(
          .unknownFootnote, "footnote '\(mark.label)' is not defined; add a line '[^\(mark.label)]: text'",
          SourceRange(start: start, end: end), notes: suggestion(for: mark.label, draft))
      }
    }
    guard !known.isEmpty else { return }
    let pieces = draft.isolate(known.map(\.range), of: index, places)
    for (mark, piece) in zip(known, pieces.isolated) {
      if draft.tree.footnotes[mark.note].number == 0 {
        count += 1
        draft.tree.footnotes[mark.note].number = count
      }
      draft.tree.footnotes[mark.note].references += 1
      draft.tree[piece].kind = .footnoteReference
      draft.tree[piece].value = Int32(draft.tree.footnoteMarks.count)
      draft.tree.footnoteMarks.append((mark.note, draft.tree.footnotes[mark.note].references))
    }
    candidates += pieces.others
  }

  private static func marks(in text: [UInt8], _ places: TextPlaces) -> [(range: Range<Int>, label: String)] {
    var found: [(range: Range<Int>, label: String)] = []
    var offset = 0
    while offset + 3 < text.count {
      guard text[offset] == ASCII.openBracket, text[offset + 1] == ASCII.caret, !places.isEscaped(offset),
        !places.isEscaped(offset + 1)
      else {
        offset += 1
        continue
      }
      let label = text[(offset + 2)...].prefix {
        $0 != ASCII.closeBracket && !$0.isMarkdownSpace && $0 != ASCII.openBracket
      }
      guard !label.isEmpty, label.endIndex < text.count, text[label.endIndex] == ASCII.closeBracket else {
        offset += 1
        continue
      }
      found.append((offset..<label.endIndex + 1, String(decoding: label, as: UTF8.self)))
      offset = label.endIndex + 1
    }
    return found
  }

  private static func suggestion(for label: String, _ draft: ParseState) -> [Note] {
    Suggestion.nearest(to: label, among: draft.tree.footnotes.map(\.label)).map { [Note("did you mean '[^\($0)]'?")] }
      ?? []
  }

  private static func isInNote(_ index: Int32, _ tree: Tree) -> Bool {
    var parent = tree[index].parent
    while parent != Node.none {
      if tree[parent].kind == .footnote { return true }
      parent = tree[parent].parent
    }
    return false
  }
}

extension ParseState {
  fileprivate func isBefore(_ left: Int32, _ right: Int32) -> Bool {
    (tree[left].line, tree[left].column, left) < (tree[right].line, tree[right].column, right)
  }
}
