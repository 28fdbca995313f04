import LimnDiagnostics

/// Creates a `Fence` for each fenced code block, and reports blocks without a closing fence.
enum Fences {
  static func collect(_ draft: inout ParseState) {
    let sourceReader = FenceReader(source: draft.source, lines: draft.lines)
    var found: [(fence: Fence, node: Int32)] = []
    for index in draft.tree.nodes.indices where draft.tree.nodes[index].kind == .codeBlock {
      if let fence = draft.shownCode[Int32(index)] {
        draft.tree.nodes[index].flags.insert(.fenced)
        found.append((fence, Int32(index)))
        continue
      }
      guard var fence = sourceReader.fence(of: draft.tree.nodes[index], in: draft.tree) else {
        draft.tree.nodes[index].value = Node.none
        continue
      }
      draft.tree.nodes[index].flags.insert(.fenced)
      fence.directive = draft.fenceDirectives[Int32(index)]
      found.append((fence, Int32(index)))
    }
    found += draft.hiddenFences.map { ($0, Node.none) }
    found.sort { $0.fence.range.start < $1.fence.range.start }
    draft.fences.reserveCapacity(found.count)
    for (index, entry) in found.enumerated() {
      if entry.node != Node.none { draft.tree[entry.node].value = Int32(index) }
      draft.fences.append(entry.fence)
      if !entry.fence.isClosed { report(entry.fence, &draft) }
    }
  }

  private static func report(_ fence: Fence, _ draft: inout ParseState) {
    let line = fence.range.start
    let opening = SourceRange(
      start: line,
      end: SourcePosition(line: line.line, column: draft.lines.content(line.line, in: draft.source).count + 1))
    draft.report(
      .unclosedFence, "code block is never closed; close it with the same characters that opened it",
      opening)
  }
}
