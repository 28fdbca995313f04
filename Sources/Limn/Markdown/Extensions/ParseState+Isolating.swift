extension ParseState {
  /// Splits a text node so that each of the given ranges becomes a text node of its own. Returns these nodes
  /// (`isolated`), and the new nodes for the text between and after the ranges (`others`). Text before the first range
  /// stays in the original node.
  mutating func isolate(_ ranges: [Range<Int>], of index: Int32, _ places: TextPlaces) -> (
    isolated: [Int32], others: [Int32]
  ) {
    let whole = tree[index]
    let bounds = [0] + ranges.flatMap { [$0.lowerBound, $0.upperBound] } + [Int(whole.text.count)]
    var result: (isolated: [Int32], others: [Int32]) = ([], [])
    var last = Node.none
    for (start, end) in zip(bounds, bounds.dropFirst()) where end > start {
      var piece = Node(kind: .text)
      piece.text = TextRange(start: whole.text.start + UInt32(start), count: UInt32(end - start))
      piece.line = whole.line
      piece.endLine = whole.endLine
      piece.column = whole.column + Int32(places.distance(of: start))
      piece.endColumn = whole.column + Int32(places.distance(of: end)) - 1
      if last == Node.none {
        tree[index].text = piece.text
        tree[index].endColumn = piece.endColumn
        last = index
      } else {
        let node = tree.detached(piece)
        tree.insert(node, after: last)
        last = node
      }
      if result.isolated.count < ranges.count, ranges[result.isolated.count].lowerBound == start {
        result.isolated.append(last)
      } else if last != index {
        result.others.append(last)
      }
    }
    return result
  }

  /// A node for a byte range that is within one line of the file.
  func node(_ kind: Node.Kind, _ range: Range<Int>, line: Int, flags: Node.Flags = []) -> Node {
    var node = Node(kind: kind, flags: flags)
    let start = lines.start(line)
    (node.line, node.endLine) = (Int32(line), Int32(line))
    node.column = Int32(range.lowerBound - start + 1)
    node.endColumn = Int32(range.upperBound - start)
    return node
  }
}
