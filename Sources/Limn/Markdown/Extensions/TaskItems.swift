/// Turns list items that start with `[ ]` or `[x]` into tasks, as GitHub does.
extension ParseState {
  mutating func recognizeTaskItems() {
    for index in tree.indices where tree[index].kind == .item {
      guard let (_, words) = tree.openingText(of: index), isWritten(words) else { continue }
      let text = Array(tree.slice(tree[words].text).prefix(4))
      guard text.count == 4, text[0] == "[", text[2] == "]", text[3].isBlank else {
        continue
      }
      let isChecked = text[1] | 32 == "x"
      guard isChecked || text[1] == " " else { continue }
      tree[index].flags.formUnion(isChecked ? [.task, .checked] : .task)
      tree.removeFromText(words, count: 4)
    }
  }

  /// Whether the text starts with `[` in the source, too. An escaped `\[` does not make a task.
  private func isWritten(_ words: Int32) -> Bool {
    let offset = lines.start(of: tree[words])
    return offset < source.count && source[offset] == "["
  }
}
