/// Applies the inline extensions: footnote references, strikethrough, and bare URLs.
enum InlineText {
  static func apply(_ draft: inout ParseState) {
    var candidates: [Int32] = []
    for index in draft.tree.nodes.indices where draft.tree.nodes[index].flags.contains(.mayExtend) {
      if draft.tree.nodes[index].kind == .text { candidates.append(Int32(index)) }
    }
    guard !candidates.isEmpty else { return }
    FootnoteReferences.apply(to: &candidates, &draft)
    Strikethrough.apply(to: &candidates, &draft)
    BareLinks.apply(to: candidates, &draft)
  }
}
