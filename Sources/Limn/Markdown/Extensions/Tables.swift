import LimnDiagnostics

/// Turns paragraphs whose lines are table rows into tables, as GitHub does. libcmark already parsed the whole paragraph
/// as one text, so emphasis can span several cells. Therefore, the text of each cell is parsed again on its own.
enum Tables {
  static func apply(_ draft: inout ParseState) {
    var fragments = Fragments()
    for index in draft.tree.nodes.indices where draft.tree.nodes[index].kind == .paragraph {
      let node = draft.tree.nodes[index]
      guard node.endLine > node.line, let found = find(in: node, &draft) else { continue }
      build(found, from: Int32(index), &draft, &fragments)
    }
    fragments.parse(&draft)
  }

  /// A table found in a paragraph: its header row, the line of the header, and the alignments of the columns.
  private struct Found {
    var header: TableRow
    var firstLine: Int
    var alignments: [Node.Flags]
  }

  private static func find(in node: Node, _ draft: inout ParseState) -> Found? {
    let first = Int(node.line) + Int(node.value)
    guard first < Int(node.endLine) else { return nil }
    for line in first + 1...Int(node.endLine) {
      let range = draft.lines.content(line, in: draft.source)
      guard TableRow.mayDelimit(draft.source[range]) else { continue }
      guard let alignments = row(line, node, draft).alignments(in: draft.source) else { continue }
      let header = row(line - 1, node, draft)
      let delimiters = row(line, node, draft)
      guard header.hasPipe || delimiters.hasPipe else { return nil }
      guard header.cells.count == alignments.count else {
        if header.hasPipe, delimiters.hasPipe {
          report(
            .tableAsText, delimiters,
            "this table is shown as text, since its delimiter row has \(cells(alignments.count)) and its header \(header.cells.count)",
            &draft)
        }
        return nil
      }
      return Found(header: header, firstLine: line - 1, alignments: alignments)
    }
    return nil
  }

  private static func row(_ line: Int, _ node: Node, _ draft: ParseState) -> TableRow {
    let content = draft.lines.content(line, in: draft.source)
    let start = content.lowerBound + draft.tree.column(of: line, in: node) - 1
    return TableRow(line: line, range: min(start, content.upperBound)..<content.upperBound, in: draft.source)
  }

  private static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }

  private static func reportWide(_ row: TableRow, _ draft: inout ParseState) {
    guard !draft.diagnostics.contains(where: { $0.id == DiagnosticKind.wideTable.id }) else { return }
    report(.wideTable, row, "this table has so many columns that no empty cells are added to its short rows", &draft)
  }

  private static func report(_ kind: DiagnosticKind, _ row: TableRow, _ message: String, _ draft: inout ParseState) {
    draft.report(
      kind, message,
      SourceRange(
        start: draft.lines.position(row.range.lowerBound), end: draft.lines.position(row.range.upperBound)))
  }

  private static func build(_ found: Found, from index: Int32, _ draft: inout ParseState, _ fragments: inout Fragments)
  {
    let node = draft.tree[index]
    draft.tree.removeChildren(of: index)
    var table = index
    let firstLine = Int(node.line) + Int(node.value)
    if found.firstLine > firstLine {
      // Lines before the header row remain a paragraph.
      let lines = firstLine..<found.firstLine
      let ranges = lines.map { line in (line, row(line, node, draft).range) }
      draft.tree[index].endLine = Int32(lines.upperBound - 1)
      draft.tree[index].endColumn = Int32(draft.lines.content(lines.upperBound - 1, in: draft.source).count)
      fragments.add(ranges, of: index, draft)
      table = draft.tree.detached(Node(kind: .table))
      draft.tree[table].endLine = node.endLine
      draft.tree[table].endColumn = node.endColumn
      draft.tree.insert(table, after: index)
    }
    draft.tree[table].line = Int32(found.firstLine)
    draft.tree[table].column = Int32(found.header.range.lowerBound - draft.lines.start(found.firstLine) + 1)
    draft.tree[table].kind = .table
    draft.tree[table].value = Int32(found.alignments.count)
    addRow(found.header, found, isHeader: true, to: table, &draft, &fragments)
    guard found.firstLine + 2 <= Int(node.endLine) else { return }
    var isReported = false
    for line in found.firstLine + 2...Int(node.endLine) {
      let row = row(line, node, draft)
      addRow(row, found, isHeader: false, to: table, &draft, &fragments)
      guard !isReported, row.cells.count > found.alignments.count else { continue }
      isReported = true
      report(
        .tableCells, row,
        "this row has \(cells(row.cells.count)) and the header \(found.alignments.count), so the rest is not shown; write '\\|' for a '|' in a cell",
        &draft)
    }
  }

  private static func addRow(
    _ row: TableRow, _ found: Found, isHeader: Bool, to table: Int32, _ draft: inout ParseState,
    _ fragments: inout Fragments
  ) {
    let header: Node.Flags = isHeader ? .header : []
    let rowIndex = draft.tree.append(draft.node(.tableRow, row.range, line: row.line, flags: header), to: table)
    // Rows may have fewer cells than the header. Many short rows below a very wide header would take much memory, so
    // only a limited number of cells is added.
    let missing = max(0, found.alignments.count - row.cells.count)
    let added = min(missing, draft.addableCells)
    draft.addableCells -= added
    if added < missing { reportWide(row, &draft) }
    for (column, alignment) in found.alignments.prefix(found.alignments.count - missing + added).enumerated() {
      let range = column < row.cells.count ? row.cells[column] : row.range.upperBound..<row.range.upperBound
      let cell = draft.tree.append(
        draft.node(.tableCell, range, line: row.line, flags: header.union(alignment)), to: rowIndex)
      if !range.isEmpty { fragments.add([(row.line, range)], of: cell, draft) }
    }
  }
}
