extension Draft {
  /// Splits a text node at offsets, which are in order and within the text; the pieces follow one another, the first is the node itself.
  mutating func carve(_ index: Int32, at cuts: [Int], _ places: TextPlaces) -> [Int32] {
    let whole = tree[index]
    let count = Int(whole.text.count)
    let bounds = [0] + cuts.filter { $0 > 0 && $0 < count } + [count]
    var pieces: [Int32] = []
    for (start, end) in zip(bounds, bounds.dropFirst()) where end > start {
      var piece = Node(kind: .text)
      piece.text = TextRange(start: whole.text.start + UInt32(start), count: UInt32(end - start))
      (piece.line, piece.endLine) = (whole.line, whole.endLine)
      piece.column = whole.column + Int32(places.distance(of: start))
      piece.endColumn = whole.column + Int32(places.distance(of: end)) - 1
      if let last = pieces.last {
        let next = tree.detached(piece)
        tree.insert(next, after: last)
        pieces.append(next)
      } else {
        tree[index].text = piece.text
        tree[index].endColumn = piece.endColumn
        pieces.append(index)
      }
    }
    return pieces
  }

  /// A node for a stretch of one line of the file.
  func node(_ kind: Node.Kind, _ range: Range<Int>, line: Int, flags: Node.Flags = []) -> Node {
    var node = Node(kind: kind, flags: flags)
    let start = lines.start(line)
    (node.line, node.endLine) = (Int32(line), Int32(line))
    node.column = Int32(range.lowerBound - start + 1)
    node.endColumn = Int32(range.upperBound - start)
    return node
  }
}
