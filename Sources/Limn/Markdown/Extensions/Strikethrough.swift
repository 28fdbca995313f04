/// Finds `~~removed~~` and `~removed~`. The opening and the closing tildes must be equal in number, and must have the
/// same parent node.
extension ParseState {
  mutating func recognizeStrikethrough(in candidates: inout [Int32]) {
    var seen: Set<Int32> = []
    for index in candidates where tree.slice(tree[index].text).contains("~") {
      let parent = tree[index].parent
      guard parent != Node.none, seen.insert(parent).inserted else { continue }
      apply(below: parent, &candidates)
    }
  }

  /// A run of tildes in a text node.
  private struct Run {
    var node: Int32
    var range: Range<Int>
    var canOpen, canClose: Bool
  }

  private mutating func apply(below parent: Int32, _ candidates: inout [Int32]) {
    var runs: [Run] = []
    for child in tree.children(of: parent) where tree[child].kind == .text {
      runs += self.runs(in: child)
    }
    // The indices of the opening runs that have no closing run yet. `open[0]` has the runs of one tilde, and `open[1]`
    // has the runs of two. In a single list, the search for an opening run would have to skip runs of the other length,
    // and would take quadratic time.
    var open: [[Int]] = [[], []]
    var pairs: [(opener: Int, closer: Int)] = []
    for (index, run) in runs.enumerated() {
      let length = run.range.count - 1
      if run.canClose, let opener = open[length].last {
        pairs.append((opener, index))
        for other in open.indices { while let last = open[other].last, last >= opener { open[other].removeLast() } }
      } else if run.canOpen {
        open[length].append(index)
      }
    }
    guard !pairs.isEmpty else { return }
    let nodes = isolate(runs, Set(pairs.flatMap { [$0.opener, $0.closer] }), &candidates)
    for pair in pairs {
      guard let opener = nodes[pair.opener], let closer = nodes[pair.closer] else { continue }
      wrap(opener, closer)
    }
  }

  private func runs(in index: Int32) -> [Run] {
    let node = tree[index]
    let text = Array(tree.slice(node.text))
    guard text.contains("~") else { return [] }
    let places = TextPlaces(of: node, in: self)
    var found: [Run] = []
    var offset = 0
    while offset < text.count {
      guard text[offset] == "~", !places.isEscaped(offset) else {
        offset += 1
        continue
      }
      var end = offset
      while end < text.count, text[end] == "~", !places.isEscaped(end) { end += 1 }
      if end - offset <= 2 {
        let before = offset > 0 ? text[offset - 1] : tree.edge(node.previous)
        let after = end < text.count ? text[end] : tree.edge(node.next)
        found.append(
          Run(
            node: index, range: offset..<end, canOpen: leans(after, awayFrom: before),
            canClose: leans(before, awayFrom: after)))
      }
      offset = end
    }
    return found
  }

  /// Whether a run of tildes can open or close strikethrough, by CommonMark's flanking rule. The byte `near` is on the
  /// side of the text to strike, and the byte `far` is on the other side of the run. `near` must not be whitespace. If
  /// `near` is punctuation, `far` must be whitespace or punctuation.
  private func leans(_ near: UInt8, awayFrom far: UInt8) -> Bool {
    !near.isMarkdownSpace && (!near.isASCIIPunctuation || far.isMarkdownSpace || far.isASCIIPunctuation)
  }

  /// Splits the text nodes so that each matched run becomes a text node of its own.
  private mutating func isolate(_ runs: [Run], _ used: Set<Int>, _ candidates: inout [Int32]) -> [Int: Int32] {
    var result: [Int: Int32] = [:]
    for (node, indices) in used.sorted().grouped(by: { runs[$0].node }).sorted(by: { $0.key < $1.key }) {
      let pieces = isolate(indices.map { runs[$0].range }, of: node, TextPlaces(of: tree[node], in: self))
      for (index, piece) in zip(indices, pieces.isolated) { result[index] = piece }
      candidates += pieces.others
    }
    return result
  }

  private mutating func wrap(_ opener: Int32, _ closer: Int32) {
    var node = Node(kind: .strikethrough)
    node.start = tree[opener].start
    node.end = tree[closer].end
    let index = tree.detached(node)
    tree.insert(index, after: opener)
    tree.move(tree.siblings(from: tree[index].next).prefix { $0 != closer }, to: index)
    tree.detach(opener)
    tree.detach(closer)
  }
}

extension Tree {
  /// The byte that represents an inline next to a run of tildes in the flanking rule. A line ending or a missing inline
  /// counts as a space. Any other inline counts as an asterisk, which is punctuation.
  fileprivate func edge(_ neighbor: Int32) -> UInt8 {
    guard neighbor != Node.none else { return " " }
    return switch self[neighbor].kind {
    case .softBreak, .lineBreak: " "
    default: "*"
    }
  }
}
