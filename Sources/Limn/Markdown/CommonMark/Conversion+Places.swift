import CMark

extension Conversion {
  /// - Parameter literal: the text of a code block or of an HTML block.
  mutating func placeBlock(
    _ result: inout Node, _ node: OpaquePointer, literal: [UInt8] = [], _ tree: inout Tree
  ) {
    let (line, column) = (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_start_column(node)))
    var (endLine, endColumn) = (Int(cmark_node_get_end_line(node)), Int(cmark_node_get_end_column(node)))
    if result.kind == .htmlBlock {
      // libcmark reports a wrong end line for some HTML blocks, such as comments. So the end is computed from the text.
      endLine = line + literal.count { $0 == "\n" }
      endColumn = 0
    }
    let lastLine = text.placeBlock(&result, line, column, endLine, endColumn)
    guard result.kind == .paragraph || result.kind == .heading else { return }
    leaf = text.leaf(result.kind, line, column)
    // The last line of an underlined heading is the underline, which contains no inlines.
    let contentEnd = result.kind == .heading ? lastLine - 1 : lastLine
    guard contentEnd > line else { return }
    leaf.read(through: contentEnd + text.skippedLines, in: text, &containers)
    if result.kind == .paragraph { result.title = tree.storeColumns(leaf.columns(in: text)) }
    // A paragraph or heading can start with link definitions. libcmark creates no inlines for these lines, but includes
    // them in the position of the block. So the lines are removed from `leaf` here.
    let last = cmark_node_last_child(node).map { Int(cmark_node_get_end_line($0)) } ?? line
    if contentEnd > last, text.opensDefinition(text.lines.start(line + text.skippedLines) + column - 1) {
      let count = leaf.removeDefinitions(most: contentEnd - last)
      if result.kind == .paragraph { result.value = Int32(count) }
    }
  }

  /// - Parameter literal: the text of a text, of code, or of raw HTML.
  mutating func placeInline(_ result: inout Node, _ node: OpaquePointer, literal: [UInt8] = []) {
    let start = leaf.position(Int(cmark_node_get_start_column(node)))
    if result.kind == .link, let child = cmark_node_first_child(node), cmark_node_get_type(child) == CMARK_NODE_TEXT {
      // The columns that libcmark reports for an autolink are relative to the start of the block, unlike all other
      // columns. But the columns of the text inside the autolink are correct, so they are used here.
      let words =
        leaf.position(Int(cmark_node_get_start_column(child)))..<leaf.position(Int(cmark_node_get_end_column(child)))
        + 1
      if leaf.isAddress(words, in: text) {
        result.flags.insert(.address)
        set(&result, words.lowerBound - 1, words.upperBound + 1)
        return
      }
    }
    switch result.kind {
    case .code: set(&result, start, leaf.passCode(start, column: Int(cmark_node_get_end_column(node)), in: text))
    case .htmlInline:
      set(&result, start, start + literal.count)
      leaf.passHTML(start..<start + literal.count)
    case .text:
      let correction = leaf.correction(of: literal, at: start, followsEmphasis: follows(node), in: text)
      set(&result, start + correction, leaf.position(Int(cmark_node_get_end_column(node))) + 1)
    default: set(&result, start, start + 1)
    }
  }

  private func follows(_ node: OpaquePointer) -> Bool {
    guard let previous = cmark_node_previous(node) else { return false }
    return [CMARK_NODE_EMPH, CMARK_NODE_STRONG].contains(cmark_node_get_type(previous))
  }

  /// Sets the end position of an inline after its children were positioned.
  mutating func placeEnd(_ result: inout Node, _ node: OpaquePointer) {
    guard result.kind.holdsInlines, !result.flags.contains(.address) else { return }
    let end = leaf.position(Int(cmark_node_get_end_column(node))) + 1
    leaf.pass(end)
    (result.endLine, result.endColumn) = lastByte(before: end, notBefore: result)
  }

  /// Sets the position of an inline from its byte range in the block's text.
  private mutating func set(_ result: inout Node, _ start: Int, _ end: Int) {
    let first = leaf.location(start, in: text)
    let place = text.origin(line: first.line, column: first.column)
    (result.line, result.column) = (Int32(place.line), Int32(place.column))
    (result.endLine, result.endColumn) = lastByte(before: end, notBefore: result)
    leaf.pass(end)
  }

  private func lastByte(before end: Int, notBefore node: Node) -> (Int32, Int32) {
    let last = leaf.location(end - 1, in: text)
    let place = text.origin(line: last.line, column: last.column)
    // libcmark replaces invalid bytes with U+FFFD, so its columns can differ from the columns in the file. An end that
    // is computed from such a column can be before the start. In this case, the start is used.
    let isBehind = (place.line, place.column) >= (Int(node.line), Int(node.column))
    return isBehind ? (Int32(place.line), Int32(place.column)) : (node.line, node.column)
  }
}
