import LimnDiagnostics

/// Turns `[^label]` in text into footnote references.
extension ParseState {
  mutating func recognizeFootnoteReferences(in candidates: inout [Int32]) {
    let notes = tree.footnotes.enumerated().keyed { ($1.label.lowercased(), $0) }
    var count = 0
    let marked = candidates.filter { tree.slice(tree[$0].text).contains("^") && tree[$0].parent != Node.none }
    // Footnotes are numbered in the order of their first references. The references in the text come first, followed by
    // the references inside footnotes.
    func order(_ index: Int32) -> (Int, Int32, Int32, Int32) {
      (tree.isInside([.footnote], index) ? 1 : 0, tree[index].line, tree[index].column, index)
    }
    for index in marked.sorted(by: { order($0) < order($1) }) { replace(in: index, notes, &count, &candidates) }
  }

  private mutating func replace(
    in index: Int32, _ notes: [String: Int], _ count: inout Int, _ candidates: inout [Int32]
  ) {
    let node = tree[index]
    let places = TextPlaces(of: node, in: self)
    let marks = marks(in: Array(tree.slice(node.text)), places)
    var known: [(range: Range<Int>, note: Int)] = []
    for mark in marks {
      if let note = notes[mark.label.lowercased()] {
        known.append((mark.range, note))
      } else {
        let column = Int(node.column) + places.distance(of: mark.range.lowerBound)
        let near = Suggestion.nearest(to: mark.label, among: tree.footnotes.map(\.label))
        report(
          .unknownFootnote, "footnote '\(mark.label)' is not defined; add a line '[^\(mark.label)]: text'",
          SourceRange(line: Int(node.line), column..<(column + mark.range.count)),
          notes: near.map { [Note("did you mean '[^\($0)]'?")] } ?? [])
      }
    }
    guard !known.isEmpty else { return }
    let pieces = isolate(known.map(\.range), of: index, places)
    for (mark, piece) in zip(known, pieces.isolated) {
      if tree.footnotes[mark.note].number == 0 {
        count += 1
        tree.footnotes[mark.note].number = count
      }
      tree.footnotes[mark.note].references += 1
      tree[piece].kind = .footnoteReference
      tree[piece].value = Int32(tree.footnoteMarks.count)
      tree.footnoteMarks.append((mark.note, tree.footnotes[mark.note].references))
    }
    candidates += pieces.others
  }

  private func marks(in text: [UInt8], _ places: TextPlaces) -> [(range: Range<Int>, label: String)] {
    var found: [(range: Range<Int>, label: String)] = []
    var offset = 0
    while offset + 3 < text.count {
      guard text[offset] == "[", text[offset + 1] == "^", !places.isEscaped(offset),
        !places.isEscaped(offset + 1)
      else {
        offset += 1
        continue
      }
      let label = text[(offset + 2)...].prefix {
        $0 != "]" && !$0.isMarkdownSpace && $0 != "["
      }
      guard !label.isEmpty, label.endIndex < text.count, text[label.endIndex] == "]" else {
        offset += 1
        continue
      }
      found.append((offset..<label.endIndex + 1, label.text))
      offset = label.endIndex + 1
    }
    return found
  }
}
