/// Creates a `Fence` for each fenced code block, and reports blocks without a closing fence.
extension ParseState {
  mutating func collectFences() {
    let sourceReader = FenceReader(source: source, lines: lines)
    var found: [(fence: Fence, node: Int32)] = []
    for index in tree.indices where tree[index].kind == .codeBlock {
      if let fence = shownCode[index] {
        tree[index].flags.insert(.fenced)
        found.append((fence, index))
        continue
      }
      guard var fence = sourceReader.fence(of: tree[index], in: tree) else {
        tree[index].value = Node.none
        continue
      }
      tree[index].flags.insert(.fenced)
      fence.directive = fenceDirectives[index]
      found.append((fence, index))
    }
    found += hiddenFences.map { ($0, Node.none) }
    found.sort { $0.fence.range.start < $1.fence.range.start }
    fences.reserveCapacity(found.count)
    for (index, entry) in found.enumerated() {
      if entry.node != Node.none { tree[entry.node].value = Int32(index) }
      fences.append(entry.fence)
      let start = entry.fence.range.start
      if !entry.fence.isClosed {
        report(
          .unclosedFence, "code block is never closed; close it with the same characters that opened it",
          SourceRange(line: start.line, start.column..<(lines.content(start.line, in: source).count + 1)))
      }
    }
  }
}
