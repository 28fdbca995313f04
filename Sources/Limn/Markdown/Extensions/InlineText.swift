/// The inline extensions: footnote references, strikethrough, and bare URLs.
extension ParseState {
  mutating func recognizeInlineExtensions() {
    var candidates = tree.indices.filter { tree[$0].kind == .text && tree[$0].flags.contains(.mayExtend) }
    guard !candidates.isEmpty else { return }
    recognizeFootnoteReferences(in: &candidates)
    recognizeStrikethrough(in: &candidates)
    recognizeBareLinks(in: candidates)
  }

  /// Turns URLs and email addresses in plain text into links, by GitHub's rules.
  private mutating func recognizeBareLinks(in candidates: [Int32]) {
    for index in candidates where tree[index].kind == .text && tree[index].parent != Node.none {
      let found = BareAddress.all(in: Array(tree.slice(tree[index].text)))
      guard !found.isEmpty, !tree.isInside([.link, .image], index) else { continue }
      let pieces = isolate(found.map(\.range), of: index, TextPlaces(of: tree[index], in: self))
      for (address, piece) in zip(found, pieces.isolated) {
        var words = Node(kind: .text)
        words.text = tree[piece].text
        words.start = tree[piece].start
        words.end = tree[piece].end
        tree[piece].kind = .link
        tree[piece].flags = .address
        tree[piece].text = tree.store(address.prefix.bytes + Array(tree.slice(words.text)))
        tree.append(words, to: piece)
      }
    }
  }
}
