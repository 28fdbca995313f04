/// Collects inline texts, such as table cells, that libcmark must parse separately from the text around them. One call
/// of libcmark parses all collected texts, followed by the link definitions of the page. Each text becomes a paragraph
/// of its own.
struct Fragments {
  private var bytes: [UInt8] = []
  private var origins: [MappedText.Origin] = []
  private var owners: [Int32] = []

  /// The prefix that is added to the first line of each text. Without the prefix, libcmark could read the text as a
  /// heading, a list, or a definition.
  private static let guardian = Array("X ".utf8)
  private static let indentation = Array("    ".utf8)

  /// Adds a text that consists of the given lines of the file. After parsing, the inlines of the text become children
  /// of `owner`.
  mutating func add(_ lines: [(line: Int, range: Range<Int>)], of owner: Int32, _ draft: ParseState) {
    owners.append(owner)
    for (index, piece) in lines.enumerated() {
      let column = piece.range.lowerBound - draft.lines.start(piece.line)
      // Indentation prevents a continuation line from starting a block.
      let guardian = index == 0 ? Self.guardian : Self.indentation
      bytes += guardian
      bytes += draft.source[piece.range]
      bytes.append("\n")
      origins.append(MappedText.Origin(line: piece.line, columnShift: column - guardian.count))
    }
    bytes.append("\n")
    origins.append(MappedText.Origin(line: lines.last?.line ?? 1, columnShift: 0))
  }

  /// Parses all added texts, and moves the inlines of each text to its owner.
  mutating func parse(_ draft: inout ParseState) {
    guard !owners.isEmpty else { return }
    bytes += draft.linkDefinitions.text
    let scratch = draft.tree.detached(Node(kind: .document))
    let text = MappedText(bytes: bytes, lines: LineTable(bytes), origins: origins)
    CommonMark.parse(text, into: &draft.tree, under: scratch)
    for (owner, paragraph) in zip(owners, draft.tree.children(of: scratch)) {
      let first = draft.tree[paragraph].firstChild
      guard first != Node.none else { continue }
      draft.tree.removeFromText(first, count: Self.guardian.count)
      // If the text starts with markup, such as emphasis, the first node contained only the prefix `X `.
      // `removeGuardian` removed the prefix, so this node is now empty, and it is removed.
      if draft.tree[first].text.count == 0 { draft.tree.detach(first) }
      draft.tree.move(draft.tree.children(of: paragraph), to: owner)
      draft.tree[paragraph].kind = .document
      if draft.tree[owner].kind == .tableCell { unescapePipes(in: owner, &draft.tree) }
    }
  }

  /// Removes backslashes before pipes in code and raw HTML. Authors must escape pipes in table cells, even inside code.
  private func unescapePipes(in owner: Int32, _ tree: inout Tree) {
    var index = owner
    while index != Node.none {
      let node = tree[index]
      if node.kind == .code || node.kind == .htmlInline, tree.slice(node.text).contains("|") {
        var plain: [UInt8] = []
        for byte in tree.slice(node.text) {
          if byte == "|", plain.last == "\\" { plain.removeLast() }
          plain.append(byte)
        }
        tree[index].text = tree.store(plain)
      }
      index = tree.following(index, within: owner)
    }
  }
}
