import LimnDiagnostics

extension ParseState {
  /// Replaces the positions of a document whose text was extracted from another file, such as a doc comment of a Swift
  /// file. The positions of symbol lists, directives, and targets in raw HTML stay as they are.
  mutating func map(_ place: (SourcePosition) -> SourcePosition) {
    func range(_ range: SourceRange) -> SourceRange { SourceRange(start: place(range.start), end: place(range.end)) }
    for index in fences.indices {
      fences[index].range = range(fences[index].range)
      fences[index].infoRange = range(fences[index].infoRange)
      if let directive = fences[index].directive { fences[index].directive?.range = range(directive.range) }
      fences[index].lines = fences[index].lines.map { line in
        let mapped = place(SourcePosition(line: line.number, column: line.column))
        return Fence.Line(number: mapped.line, column: mapped.column, padding: line.padding)
      }
    }
    for index in looseCode.indices {
      looseCode[index].line = place(SourcePosition(line: looseCode[index].line, column: 1)).line
    }
    for index in headings.indices { headings[index].range = range(headings[index].range) }
    for index in links.indices { links[index].range = range(links[index].range) }
    for index in insertions.indices { insertions[index].range = range(insertions[index].range) }
    for index in diagnostics.indices {
      diagnostics[index].location = diagnostics[index].location.map { location($0, range) }
      for note in diagnostics[index].notes.indices {
        diagnostics[index].notes[note].location = diagnostics[index].notes[note].location.map { location($0, range) }
      }
    }
    mapNodes(place)
  }

  private mutating func mapNodes(_ place: (SourcePosition) -> SourcePosition) {
    for index in tree.nodes.indices where tree.nodes[index].line > 0 {
      let node = tree.nodes[index]
      tree.nodes[index].place(
        from: place(SourcePosition(line: Int(node.line), column: Int(node.column))),
        through: place(SourcePosition(line: Int(node.endLine), column: Int(node.endColumn))))
    }
  }

  private func location(_ location: Location, _ range: (SourceRange) -> SourceRange) -> Location {
    let start = SourcePosition(line: location.line, column: location.column)
    let mapped = range(
      SourceRange(
        start: start,
        end: SourcePosition(line: location.endLine ?? location.line, column: location.endColumn ?? location.column))
    )
    return Location(
      path: location.path, line: mapped.start.line, column: mapped.start.column, endLine: mapped.end.line,
      endColumn: mapped.end.column)
  }
}
