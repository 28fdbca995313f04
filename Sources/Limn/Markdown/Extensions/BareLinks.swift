/// Turns URLs and email addresses in plain text into links, by GitHub's rules.
enum BareLinks {
  static func apply(to candidates: [Int32], _ draft: inout ParseState) {
    for index in candidates where draft.tree[index].kind == .text && draft.tree[index].parent != Node.none {
      let node = draft.tree[index]
      let found = BareAddress.all(in: Array(draft.tree.slice(node.text)))
      guard !found.isEmpty, !isInLink(index, draft.tree) else { continue }
      let pieces = draft.isolate(found.map(\.range), of: index, TextPlaces(of: node, in: draft))
      for (address, piece) in zip(found, pieces.isolated) { link(piece, to: address, &draft.tree) }
    }
  }

  private static func isInLink(_ index: Int32, _ tree: Tree) -> Bool {
    var parent = tree[index].parent
    while parent != Node.none {
      if tree[parent].kind == .link || tree[parent].kind == .image { return true }
      parent = tree[parent].parent
    }
    return false
  }

  private static func link(_ piece: Int32, to address: BareAddress, _ tree: inout Tree) {
    var words = Node(kind: .text)
    words.text = tree[piece].text
    (words.line, words.column) = (tree[piece].line, tree[piece].column)
    (words.endLine, words.endColumn) = (tree[piece].endLine, tree[piece].endColumn)
    tree[piece].kind = .link
    tree[piece].flags = .address
    tree[piece].text = tree.store(Array(address.prefix.utf8) + Array(tree.slice(words.text)))
    tree.append(words, to: piece)
  }
}
