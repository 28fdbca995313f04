extension Document {
  /// Whether the document contains visible raw HTML.
  public var hasRawHTML: Bool {
    tree.nodes.contains { ($0.kind == .htmlBlock || $0.kind == .htmlInline) && !$0.flags.contains(.hidden) && isMarkup($0.text) }
  }

  /// The ranges of tables whose header row is empty.
  public var tablesWithoutHeader: [SourceRange] {
    tree.nodes.compactMap { row in
      guard row.kind == .tableRow, row.flags.contains(.header), row.parent != Node.none else { return nil }
      var cell = row.firstChild
      while cell != Node.none {
        if tree[cell].firstChild != Node.none { return nil }
        cell = tree[cell].next
      }
      return tree.range(of: row.parent)
    }
  }

  /// The location where the author wrote an HTML tag; nil if the document does not contain the tag.
  public func place(ofHTML tag: String) -> SourceRange? {
    let wanted = Array(tag.utf8)
    guard !wanted.isEmpty else { return nil }
    for node in tree.nodes where node.kind == .htmlBlock || node.kind == .htmlInline {
      let text = Array(tree.slice(node.text))
      guard let offset = text.indices.first(where: { text[$0...].starts(with: wanted) }) else { continue }
      let before = text[..<offset]
      let line = Int(node.line) + before.count { $0 == ASCII.newline }
      let column = before.lastIndex(of: ASCII.newline).map { offset - $0 } ?? Int(node.column) + offset
      return SourceRange(start: SourcePosition(line: line, column: column), end: SourcePosition(line: line, column: column + wanted.count))
    }
    return nil
  }

  /// Whether raw HTML contains more than comments.
  private func isMarkup(_ text: TextRange) -> Bool {
    !tree.slice(text).starts(with: Array("<!--".utf8))
  }
}
