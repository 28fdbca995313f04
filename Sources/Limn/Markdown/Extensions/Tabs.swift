/// Turns the content between `<!-- tabs -->` and `<!-- /tabs -->` into tabs. Each line that is entirely bold starts a
/// tab. If there is no such line, each code block starts a tab.
extension ParseState {
  mutating func recognizeTabs() {
    for index in tree.indices where tree[index].kind == .htmlBlock && tree[index].parent != Node.none {
      switch mark(index) {
      case .open: group(from: index)
      case .close:
        report(.unopenedTabs, "'<!-- /tabs -->' closes tabs that no '<!-- tabs -->' opens", tree.range(of: index))
      case nil: break
      }
    }
  }

  private enum Mark { case open, close }

  private func mark(_ index: Int32) -> Mark? {
    guard tree[index].kind == .htmlBlock, let content = Self.comment(tree.slice(tree[index].text)) else { return nil }
    if content.elementsEqual("tabs".utf8) { return .open }
    return content.elementsEqual("/tabs".utf8) ? .close : nil
  }

  private mutating func group(from opening: Int32) {
    let inside = tree.siblings(from: tree[opening].next).prefix { mark($0) == nil }
    let index = tree[inside.last ?? opening].next
    guard index != Node.none, mark(index) == .close else {
      return report(.unclosedTabs, "tabs are never closed; end them with '<!-- /tabs -->'", tree.range(of: opening))
    }
    let starts = starts(inside)
    guard !starts.isEmpty else {
      tree.detach(index)
      return report(
        .emptyTabs,
        "tabs have no code block and no label (a line of only bold text), so there is no tab to show",
        tree.range(of: opening))
    }
    build(inside, starts, opening, index)
  }

  /// The blocks that start a tab, each with the label of the tab.
  private func starts(_ blocks: [Int32]) -> [Int32: String] {
    var labels: [Int32: String] = [:]
    for block in blocks where tree[block].kind == .paragraph {
      let child = tree[block].firstChild
      if child != Node.none, tree[child].kind == .strong, tree[child].next == Node.none {
        labels[block] = tree.plainText(of: child)
      }
    }
    if !labels.isEmpty { return labels }
    for block in blocks where tree[block].kind == .codeBlock {
      let word = String(tree.string(tree[block].title).prefix { !$0.isWhitespace && $0 != "," })
      let isPlain = ["", "text", "txt", "plain"].contains(word.lowercased())
      labels[block] = CodeLanguage(word)?.name ?? (isPlain ? "Text" : word)
    }
    return labels
  }

  private mutating func build(
    _ blocks: [Int32], _ labels: [Int32: String], _ opening: Int32, _ closing: Int32
  ) {
    let first = blocks.first { labels[$0] != nil }
    var current: Int32?
    for block in blocks {
      // Content before the first label or code block becomes part of the first tab.
      let isStart = current == nil || (labels[block] != nil && (block != first || block == blocks.first))
      if isStart, let label = labels[block] ?? first.flatMap({ labels[$0] }) {
        var tab = Node(kind: .tab)
        tab.start = tree[block].start
        tab.title = tree.store(label.utf8)
        current = tree.append(tab, to: opening)
      }
      guard let tab = current else { continue }
      tree[tab].end = tree[block].end
      tree.detach(block)
      if labels[block] == nil || tree[block].kind == .codeBlock { tree.attach(block, to: tab) }
    }
    tree[opening].kind = .tabs
    tree[opening].end = tree[closing].end
    tree.detach(closing)
    tree[closing].kind = .document
  }
}
