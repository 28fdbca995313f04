/// Turns list items that start with `[ ]` or `[x]` into tasks.
enum TaskItems {
  static func apply(_ draft: inout ParseState) {
    for index in draft.tree.nodes.indices where draft.tree.nodes[index].kind == .item {
      let paragraph = draft.tree.nodes[index].firstChild
      guard paragraph != Node.none, draft.tree[paragraph].kind == .paragraph else { continue }
      let words = draft.tree[paragraph].firstChild
      guard words != Node.none, draft.tree[words].kind == .text else { continue }
      let text = draft.tree.slice(draft.tree[words].text).prefix(4)
      guard text.count >= 3, text.first == ASCII.openBracket, text[text.startIndex + 2] == ASCII.closeBracket,
        isWritten(words, draft)
      else { continue }
      let mark = text[text.startIndex + 1]
      let isChecked = mark | 32 == UInt8(ascii: "x")
      guard isChecked || mark == ASCII.space, text.count == 4 ? text[text.startIndex + 3].isBlank : false else {
        continue
      }
      draft.tree.nodes[index].flags.formUnion(isChecked ? [.task, .checked] : .task)
      draft.tree.removeFromText(words, count: 4)
    }
  }

  /// Whether the opening bracket is written in the source without a backslash before it.
  private static func isWritten(_ words: Int32, _ draft: ParseState) -> Bool {
    let offset = draft.lines.start(Int(draft.tree[words].line)) + Int(draft.tree[words].column) - 1
    return offset < draft.source.count && draft.source[offset] == ASCII.openBracket
  }
}
