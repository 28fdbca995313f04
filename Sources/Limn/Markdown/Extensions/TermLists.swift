/// Finds DocC's term lists. All items of such a list have the form `term Name: definition`.
extension ParseState {
  mutating func recognizeTermLists() {
    guard options.directives else { return }
    for index in tree.indices where tree[index].kind == .list {
      let items = tree.children(of: index)
      let colons = items.compactMap { colon(in: $0) }
      guard !items.isEmpty, colons.count == items.count else { continue }
      tree[index].flags.insert(.terms)
      for (item, colon) in zip(items, colons) { split(item, at: colon) }
    }
  }

  /// The text node that contains the colon after the term; nil if the item is not a term.
  private func colon(in item: Int32) -> Int32? {
    guard tree[item].kind == .item, let (paragraph, words) = tree.openingText(of: item),
      tree.slice(tree[words].text).starts(with: "term ".utf8)
    else { return nil }
    return tree.children(of: paragraph).first {
      tree[$0].kind == .text && tree.slice(tree[$0].text).contains(":")
    }
  }

  /// Splits the inlines of an item into two new children of the item: a term with the inlines before the colon, and a
  /// definition with the other inlines.
  private mutating func split(_ item: Int32, at colon: Int32) {
    let paragraph = tree[item].firstChild
    tree.removeFromText(tree[paragraph].firstChild, count: "term ".utf8.count)
    let text = tree[colon].text
    let name = tree.slice(text).prefix { $0 != ":" }.count
    var head = tree[colon]
    (head.text.count, head.endColumn) = (UInt32(name), head.column + Int32(name) - 1)
    head.previous = Node.none
    head.next = Node.none
    head.parent = Node.none
    let blank = tree.slice(text).dropFirst(name + 1).prefix(while: \.isBlank).count
    let words = tree.children(of: paragraph).prefix { $0 != colon }
    tree.removeFromText(colon, count: name + 1 + blank)

    var (term, definition) = (Node(kind: .term), Node(kind: .definition))
    let place = tree[item]
    term.start = place.start
    term.end = head.end
    definition.start = tree[colon].start
    definition.end = place.end
    let blocks = tree.children(of: item)
    let termIndex = tree.append(term, to: item)
    tree.move(blocks, to: tree.append(definition, to: item))
    tree.move(words, to: termIndex)
    tree.append(head, to: termIndex)
    if tree[colon].text.count == 0, tree[colon].next == Node.none, tree[paragraph].firstChild == colon {
      tree.detach(paragraph)
    }
  }
}
