import LimnDiagnostics

/// Turns paragraphs whose lines are table rows into tables, as GitHub does. libcmark already parsed the whole paragraph
/// as one text, so emphasis can span several cells. Therefore, the text of each cell is parsed again on its own.
extension ParseState {
  mutating func recognizeTables() {
    var fragments = Fragments()
    for index in tree.indices where tree[index].kind == .paragraph {
      let node = tree[index]
      guard node.endLine > node.line, let found = find(in: node) else { continue }
      build(found, from: index, &fragments)
    }
    fragments.parse(&self)
  }

  /// A table found in a paragraph: its header row, the line of the header, and the alignments of the columns.
  private struct Found {
    var header: TableRow
    var firstLine: Int
    var alignments: [Node.Flags]
  }

  private mutating func find(in node: Node) -> Found? {
    let first = Int(node.line) + Int(node.value)
    guard first < Int(node.endLine) else { return nil }
    for line in first + 1...Int(node.endLine) {
      let (header, delimiters) = (row(line - 1, node), row(line, node))
      guard TableRow.mayDelimit(source[lines.content(line, in: source)]),
        let alignments = delimiters.alignments(in: source)
      else { continue }
      guard header.hasPipe || delimiters.hasPipe else { return nil }
      guard header.cells.count == alignments.count else {
        if header.hasPipe, delimiters.hasPipe {
          report(
            .tableAsText, delimiters,
            "this table is shown as text, since its delimiter row has \(alignments.count.counted("cell")) and its header \(header.cells.count)"
          )
        }
        return nil
      }
      return Found(header: header, firstLine: line - 1, alignments: alignments)
    }
    return nil
  }

  private func row(_ line: Int, _ node: Node) -> TableRow {
    let content = lines.content(line, in: source)
    let start = content.lowerBound + tree.column(of: line, in: node) - 1
    return TableRow(line: line, range: min(start, content.upperBound)..<content.upperBound, in: source)
  }

  private mutating func report(_ kind: DiagnosticKind, _ row: TableRow, _ message: String) {
    report(kind, message, lines.range(row.range))
  }

  private mutating func build(_ found: Found, from index: Int32, _ fragments: inout Fragments) {
    let node = tree[index]
    tree.removeChildren(of: index)
    var table = index
    let firstLine = Int(node.line) + Int(node.value)
    if found.firstLine > firstLine {
      // Lines before the header row remain a paragraph.
      let last = found.firstLine - 1
      tree[index].end = (Int32(last), Int32(lines.content(last, in: source).count))
      fragments.add((firstLine...last).map { ($0, row($0, node).range) }, of: index, self)
      table = tree.detached(Node(kind: .table))
      tree[table].end = node.end
      tree.insert(table, after: index)
    }
    let column = found.header.range.lowerBound - lines.start(found.firstLine) + 1
    tree[table].start = (Int32(found.firstLine), Int32(column))
    tree[table].kind = .table
    tree[table].value = Int32(found.alignments.count)
    addRow(found.header, found, isHeader: true, to: table, &fragments)
    guard found.firstLine + 2 <= Int(node.endLine) else { return }
    var isReported = false
    for line in found.firstLine + 2...Int(node.endLine) {
      let row = row(line, node)
      addRow(row, found, isHeader: false, to: table, &fragments)
      guard !isReported, row.cells.count > found.alignments.count else { continue }
      isReported = true
      report(
        .tableCells, row,
        "this row has \(row.cells.count.counted("cell")) and the header \(found.alignments.count), so the rest is not shown; write '\\|' for a '|' in a cell"
      )
    }
  }

  private mutating func addRow(
    _ row: TableRow, _ found: Found, isHeader: Bool, to table: Int32, _ fragments: inout Fragments
  ) {
    let header: Node.Flags = isHeader ? .header : []
    let rowIndex = tree.append(node(.tableRow, row.range, line: row.line, flags: header), to: table)
    // Rows may have fewer cells than the header. Many short rows below a very wide header would take much memory, so
    // only a limited number of cells is added.
    let missing = max(0, found.alignments.count - row.cells.count)
    let added = min(missing, addableCells)
    addableCells -= added
    if added < missing, !diagnostics.contains(where: { $0.id == DiagnosticKind.wideTable.id }) {
      report(.wideTable, row, "this table has so many columns that no empty cells are added to its short rows")
    }
    for (column, alignment) in found.alignments.prefix(found.alignments.count - missing + added).enumerated() {
      let range = column < row.cells.count ? row.cells[column] : row.range.upperBound..<row.range.upperBound
      let cell = tree.append(node(.tableCell, range, line: row.line, flags: header.union(alignment)), to: rowIndex)
      if !range.isEmpty { fragments.add([(row.line, range)], of: cell, self) }
    }
  }
}
