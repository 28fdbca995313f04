/// Finds `~~removed~~` and `~removed~`. The opening and the closing tildes must be equal in number, and must have the
/// same parent node.
enum Strikethrough {
  static func apply(to candidates: inout [Int32], _ draft: inout ParseState) {
    var seen: Set<Int32> = []
    for index in candidates where draft.tree.slice(draft.tree[index].text).contains(ASCII.tilde) {
      let parent = draft.tree[index].parent
      guard parent != Node.none, seen.insert(parent).inserted else { continue }
      apply(below: parent, &candidates, &draft)
    }
  }

  /// A run of tildes in a text node.
  private struct Run {
    var node: Int32
    var range: Range<Int>
    var canOpen: Bool
    var canClose: Bool
  }

  private static func apply(below parent: Int32, _ candidates: inout [Int32], _ draft: inout ParseState) {
    var runs: [Run] = []
    for child in draft.tree.children(of: parent) where draft.tree[child].kind == .text {
      runs += self.runs(in: child, draft)
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
    let nodes = isolate(runs, Set(pairs.flatMap { [$0.opener, $0.closer] }), &candidates, &draft)
    for pair in pairs {
      guard let opener = nodes[pair.opener], let closer = nodes[pair.closer] else { continue }
      wrap(opener, closer, &draft.tree)
    }
  }

  private static func runs(in index: Int32, _ draft: ParseState) -> [Run] {
    let node = draft.tree[index]
    let text = Array(draft.tree.slice(node.text))
    guard text.contains(ASCII.tilde) else { return [] }
    let places = TextPlaces(of: node, in: draft)
    var found: [Run] = []
    var offset = 0
    while offset < text.count {
      guard text[offset] == ASCII.tilde, !places.isEscaped(offset) else {
        offset += 1
        continue
      }
      var end = offset
      while end < text.count, text[end] == ASCII.tilde, !places.isEscaped(end) { end += 1 }
      if end - offset <= 2 {
        let before = offset > 0 ? text[offset - 1] : draft.tree.edge(node.previous)
        let after = end < text.count ? text[end] : draft.tree.edge(node.next)
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
  private static func leans(_ near: UInt8, awayFrom far: UInt8) -> Bool {
    !near.isMarkdownSpace && (!near.isASCIIPunctuation || far.isMarkdownSpace || far.isASCIIPunctuation)
  }

  /// Splits the text nodes so that each matched run becomes a text node of its own.
  private static func isolate(_ runs: [Run], _ used: Set<Int>, _ candidates: inout [Int32], _ draft: inout ParseState)
    -> [Int: Int32]
  {
    var result: [Int: Int32] = [:]
    for (node, indices) in Dictionary(grouping: used.sorted(), by: { runs[$0].node }).sorted(by: { $0.key < $1.key }) {
      let pieces = draft.isolate(indices.map { runs[$0].range }, of: node, TextPlaces(of: draft.tree[node], in: draft))
      for (index, piece) in zip(indices, pieces.isolated) { result[index] = piece }
      candidates += pieces.others
    }
    return result
  }

  private static func wrap(_ opener: Int32, _ closer: Int32, _ tree: inout Tree) {
    var node = Node(kind: .strikethrough)
    (node.line, node.column) = (tree[opener].line, tree[opener].column)
    (node.endLine, node.endColumn) = (tree[closer].endLine, tree[closer].endColumn)
    let index = tree.detached(node)
    tree.insert(index, after: opener)
    if tree[index].next != closer { tree.move(tree[index].next, through: tree[closer].previous, to: index) }
    tree.detach(opener)
    tree.detach(closer)
  }
}

extension Tree {
  /// The byte that represents an inline next to a run of tildes in the flanking rule. A line ending or a missing inline
  /// counts as a space. Any other inline counts as an asterisk, which is punctuation.
  fileprivate func edge(_ neighbor: Int32) -> UInt8 {
    guard neighbor != Node.none else { return ASCII.space }
    switch self[neighbor].kind {
    case .softBreak, .lineBreak: return ASCII.space
    default: return ASCII.asterisk
    }
  }
}
