import LimnDiagnostics

/// Reports lines that look like a heading, a table, or a code block, but are shown as text.
enum TextMistakes {
  static func report(_ draft: inout ParseState) {
    for index in draft.tree.nodes.indices {
      let node = draft.tree.nodes[index]
      guard node.parent != Node.none else { continue }
      switch node.kind {
      case .paragraph:
        readHeading(node, &draft)
        readTable(node, &draft)
        if node.endLine > node.line { readFence(Int(node.line) + 1, node, .paragraph, &draft) }
      case .htmlBlock where !node.flags.contains(.hidden):
        readFence(Int(node.line), node, .html, &draft)
      case .codeBlock where node.value == Node.none:
        draft.looseCode.append(
          LooseCode(text: draft.tree.string(node.text), line: Int(node.line), kind: .indented))
        readFence(Int(node.line), node, .indented, &draft)
      default: break
      }
    }
    readDefinitions(&draft)
  }

  /// Reads lines such as `[Name]: text`, which define a link and are not shown.
  private static func readDefinitions(_ draft: inout ParseState) {
    guard draft.source.contains(ASCII.closeBracket, ASCII.colon) else { return }
    for range in draft.linkDefinitions.destinations where draft.source[range].allSatisfy(\.isASCIILetter) {
      let line = draft.lines.position(range.lowerBound).line
      let text = draft.source[draft.lines.start(line)..<range.upperBound].drop { $0 != ASCII.openBracket }
      report(
        .textAsDefinition, text.startIndex, text,
        "this line is not shown, since it is read as the definition of a link; write a backslash before the colon",
        &draft)
    }
  }

  /// Reports `##Title`, in which the space after the number signs is missing.
  private static func readHeading(_ node: Node, _ draft: inout ParseState) {
    let line = text(Int(node.line), node, draft)
    let marks = line.prefix { $0 == ASCII.hash }.count
    guard marks > 0, marks < 7, let first = line.dropFirst(marks).first, first.isASCIILetter || first >= 0x80 else {
      return
    }
    // A single number sign can start a hashtag or a Swift macro, such as `#Preview`.
    let words = line.dropFirst(1).split(separator: ASCII.space)
    guard marks > 1 || node.endLine == node.line && words.count > 1 && ![ASCII.dot, ASCII.colon].contains(line.last)
    else { return }
    report(
      .headingAsText, line.startIndex, line.prefix(marks),
      "this heading is shown as text; write a space after '\(String(repeating: "#", count: marks))'", &draft)
  }

  /// Reports rows of a table that have no delimiter row.
  private static func readTable(_ node: Node, _ draft: inout ParseState) {
    guard node.endLine > node.line else { return }
    for line in node.line...node.endLine {
      let row = text(Int(line), node, draft)
      guard row.count > 2, row.first == ASCII.pipe, row.last == ASCII.pipe, !TableRow.mayDelimit(row) else { return }
    }
    let first = text(Int(node.line), node, draft)
    report(
      .tableAsText, first.startIndex, first,
      "this table is shown as text, since its second line is not a delimiter row with as many cells, such as '|---|---|'",
      &draft)
  }

  /// Reports the first line that looks like the start of a fenced code block.
  private static func readFence(_ start: Int, _ node: Node, _ kind: LooseCode.Kind, _ draft: inout ParseState) {
    let literal = Array(draft.tree.slice(node.text))
    let namesSwift =
      kind == .html && ["language-swift", "lang=\"swift\""].contains { literal.firstOffset(of: $0) != nil }
    if namesSwift { draft.looseCode.append(LooseCode(text: "", line: Int(node.line), kind: .html)) }
    guard start <= Int(node.endLine) else { return }
    let isRaw = ["<pre", "<script", "<style", "<textarea", "<!--"].contains {
      literal.starts(with: $0.utf8)
    }
    for number in start...Int(node.endLine) {
      let line = text(number, node, draft)
      guard let info = Fence.info(openedBy: line) else { continue }
      if kind != .indented, !namesSwift, Fence(info: info).language == "swift" {
        draft.looseCode.append(LooseCode(text: "", line: number, kind: kind))
      }
      let isOpen = kind == .indented && Fence.info(openedBy: text(Int(node.endLine), node, draft)) == nil
      if isRaw || isOpen || kind == .indented && number == Int(node.endLine) { return }
      let reason =
        switch kind {
        case .html: "it follows an HTML tag; write a blank line before it"
        case .paragraph: "it is indented too far and continues the paragraph above; indent it less"
        case .indented: "it is indented by four columns or more; indent it less"
        }
      return report(.fenceAsText, line.startIndex, line, "this code block is shown as text, since \(reason)", &draft)
    }
  }

  /// A line without the indentation and the markers of quotations.
  private static func text(_ line: Int, _ node: Node, _ draft: ParseState) -> ArraySlice<UInt8> {
    let range = draft.lines.content(line, in: draft.source)
    let start =
      line == Int(node.line) ? min(range.lowerBound + Int(node.column) - 1, range.upperBound) : range.lowerBound
    var content = draft.source[start..<range.upperBound].drop { $0.isBlank || $0 == ASCII.greater }
    while content.last?.isBlank == true { content.removeLast() }
    return content
  }

  private static func report(
    _ kind: DiagnosticKind, _ start: Int, _ text: ArraySlice<UInt8>, _ message: String, _ draft: inout ParseState
  ) {
    draft.report(
      kind, message,
      draft.lines.range(start..<start + text.count))
  }
}
