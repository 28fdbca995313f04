/// Collects the headings and assigns their anchors.
enum Headings {
  static func collect(_ draft: inout ParseState) {
    var anchors = AnchorNames()
    for index in draft.tree.nodes.indices where draft.tree.nodes[index].kind == .heading {
      let text = draft.tree.plainText(of: Int32(index))
      let heading = Heading(
        level: Int(draft.tree.nodes[index].value), text: text, anchor: anchors.next(for: text), range: draft.tree.range(of: Int32(index)))
      draft.tree.nodes[index].text = draft.tree.store(heading.anchor.utf8)
      draft.headings.append(heading)
    }
  }
}
