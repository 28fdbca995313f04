import LimnDiagnostics

/// Turns the content between `<!-- tabs -->` and `<!-- /tabs -->` into tabs. Each line that is entirely bold starts a
/// tab. If there is no such line, each code block starts a tab.
enum Tabs {
  static func apply(_ draft: inout ParseState) {
    for index in draft.tree.nodes.indices
    where draft.tree.nodes[index].kind == .htmlBlock && draft.tree.nodes[index].parent != Node.none {
      switch mark(Int32(index), draft) {
      case .open: group(from: Int32(index), &draft)
      case .close:
        let range = draft.tree.range(of: Int32(index))
        draft.report(.unopenedTabs, "'<!-- /tabs -->' closes tabs that no '<!-- tabs -->' opens", range)
      case nil: break
      }
    }
  }

  private enum Mark { case open, close }

  private static func mark(_ index: Int32, _ draft: ParseState) -> Mark? {
    guard draft.tree[index].kind == .htmlBlock,
      let content = Comments.content(of: draft.tree.slice(draft.tree[index].text))
    else {
      return nil
    }
    if content.elementsEqual("tabs".utf8) { return .open }
    return content.elementsEqual("/tabs".utf8) ? .close : nil
  }

  private static func group(from opening: Int32, _ draft: inout ParseState) {
    var inside: [Int32] = []
    var index = draft.tree[opening].next
    while index != Node.none, mark(index, draft) == nil {
      inside.append(index)
      index = draft.tree[index].next
    }
    guard index != Node.none, mark(index, draft) == .close else {
      return draft.report(
        .unclosedTabs, "tabs are never closed; end them with '<!-- /tabs -->'", draft.tree.range(of: opening))
    }
    let starts = starts(inside, draft.tree)
    guard !starts.isEmpty else {
      draft.tree.detach(index)
      return draft.report(
        .emptyTabs,
        "tabs have no code block and no label (a line of only bold text), so there is no tab to show",
        draft.tree.range(of: opening))
    }
    build(inside, starts, opening, index, &draft)
  }

  /// The blocks that start a tab, each with the label of the tab.
  private static func starts(_ blocks: [Int32], _ tree: Tree) -> [Int32: String] {
    var labels: [Int32: String] = [:]
    for block in blocks where tree[block].kind == .paragraph {
      let child = tree[block].firstChild
      if child != Node.none, tree[child].kind == .strong, tree[child].next == Node.none {
        labels[block] = tree.plainText(of: child)
      }
    }
    if !labels.isEmpty { return labels }
    for block in blocks where tree[block].kind == .codeBlock {
      let info = tree.string(tree[block].title)
      let word = String(info.prefix { !$0.isWhitespace && $0 != "," })
      let isPlain = ["", "text", "txt", "plain"].contains(word.lowercased())
      labels[block] = CodeLanguage(word)?.name ?? (isPlain ? "Text" : word)
    }
    return labels
  }

  private static func build(
    _ blocks: [Int32], _ labels: [Int32: String], _ opening: Int32, _ closing: Int32, _ draft: inout ParseState
  ) {
    let first = blocks.first { labels[$0] != nil }
    var current: Int32?
    for block in blocks {
      // Content before the first label or code block becomes part of the first tab.
      let isStart = current == nil || (labels[block] != nil && (block != first || block == blocks.first))
      if isStart, let label = labels[block] ?? first.flatMap({ labels[$0] }) {
        var tab = Node(kind: .tab)
        (tab.line, tab.column) = (draft.tree[block].line, draft.tree[block].column)
        tab.title = draft.tree.store(label.utf8)
        current = draft.tree.append(tab, to: opening)
      }
      guard let tab = current else { continue }
      (draft.tree[tab].endLine, draft.tree[tab].endColumn) = (draft.tree[block].endLine, draft.tree[block].endColumn)
      draft.tree.detach(block)
      if labels[block] == nil || draft.tree[block].kind == .codeBlock { draft.tree.attach(block, to: tab) }
    }
    draft.tree[opening].kind = .tabs
    (draft.tree[opening].endLine, draft.tree[opening].endColumn) = (
      draft.tree[closing].endLine, draft.tree[closing].endColumn
    )
    draft.tree.detach(closing)
    draft.tree[closing].kind = .document
  }
}
