import LimnDiagnostics

/// Reports lines that look like a heading, a table, or a code block, but are shown as text.
extension ParseState {
  mutating func reportTextMistakes() {
    for index in tree.indices {
      let node = tree[index]
      guard node.parent != Node.none else { continue }
      switch node.kind {
      case .paragraph:
        readHeading(node)
        readTable(node)
        if node.endLine > node.line { readFence(Int(node.line) + 1, node, .paragraph) }
      case .htmlBlock where !node.flags.contains(.hidden):
        readFence(Int(node.line), node, .html)
      case .codeBlock where node.value == Node.none:
        looseCode.append(
          LooseCode(text: tree.string(node.text), line: Int(node.line), kind: .indented))
        readFence(Int(node.line), node, .indented)
      default: break
      }
    }
    readDefinitions()
  }

  /// Reads lines such as `[Name]: text`, which define a link and are not shown.
  private mutating func readDefinitions() {
    guard source.contains("]", ":") else { return }
    for range in linkDefinitions.destinations where source[range].allSatisfy(\.isASCIILetter) {
      let line = lines.position(range.lowerBound).line
      let text = source[lines.start(line)..<range.upperBound].drop { $0 != "[" }
      report(
        .textAsDefinition, text,
        "this line is not shown, since it is read as the definition of a link; write a backslash before the colon")
    }
  }

  /// Reports `##Title`, in which the space after the number signs is missing.
  private mutating func readHeading(_ node: Node) {
    let line = text(Int(node.line), node)
    let marks = line.prefix { $0 == "#" }.count
    guard marks > 0, marks < 7, let first = line.dropFirst(marks).first, first.isASCIILetter || first >= 0x80 else {
      return
    }
    // A single number sign can start a hashtag or a Swift macro, such as `#Preview`.
    let words = line.dropFirst(1).split(separator: " ")
    guard marks > 1 || node.endLine == node.line && words.count > 1 && ![".", ":"].contains(line.last)
    else { return }
    report(
      .headingAsText, line.prefix(marks),
      "this heading is shown as text; write a space after '\(String(repeating: "#", count: marks))'")
  }

  /// Reports rows of a table that have no delimiter row.
  private mutating func readTable(_ node: Node) {
    guard node.endLine > node.line else { return }
    for line in node.line...node.endLine {
      let row = text(Int(line), node)
      guard row.count > 2, row.first == "|", row.last == "|", !TableRow.mayDelimit(row) else { return }
    }
    let first = text(Int(node.line), node)
    report(
      .tableAsText, first,
      "this table is shown as text, since its second line is not a delimiter row with as many cells, such as '|---|---|'"
    )
  }

  /// Reports the first line that looks like the start of a fenced code block.
  private mutating func readFence(_ start: Int, _ node: Node, _ kind: LooseCode.Kind) {
    let literal = Array(tree.slice(node.text))
    let namesSwift =
      kind == .html && ["language-swift", "lang=\"swift\""].contains { literal.firstOffset(of: $0) != nil }
    if namesSwift { looseCode.append(LooseCode(text: "", line: Int(node.line), kind: .html)) }
    guard start <= Int(node.endLine) else { return }
    let isRaw = ["<pre", "<script", "<style", "<textarea", "<!--"].contains {
      literal.starts(with: $0.utf8)
    }
    for number in start...Int(node.endLine) {
      let line = text(number, node)
      guard let info = Fence.info(openedBy: line) else { continue }
      if kind != .indented, !namesSwift, Fence(info: info).language == "swift" {
        looseCode.append(LooseCode(text: "", line: number, kind: kind))
      }
      let isOpen = kind == .indented && Fence.info(openedBy: text(Int(node.endLine), node)) == nil
      if isRaw || isOpen || kind == .indented && number == Int(node.endLine) { return }
      let reason =
        switch kind {
        case .html: "it follows an HTML tag; write a blank line before it"
        case .paragraph: "it is indented too far and continues the paragraph above; indent it less"
        case .indented: "it is indented by four columns or more; indent it less"
        }
      return report(.fenceAsText, line, "this code block is shown as text, since \(reason)")
    }
  }

  /// A line without the indentation and the markers of quotations.
  private func text(_ line: Int, _ node: Node) -> ArraySlice<UInt8> {
    let range = lines.content(line, in: source)
    let start =
      line == Int(node.line) ? min(range.lowerBound + Int(node.column) - 1, range.upperBound) : range.lowerBound
    var content = source[start..<range.upperBound].drop { $0.isBlank || $0 == ">" }
    while content.last?.isBlank == true { content.removeLast() }
    return content
  }

  private mutating func report(_ kind: DiagnosticKind, _ text: ArraySlice<UInt8>, _ message: String) {
    report(kind, message, lines.range(text.startIndex..<text.endIndex))
  }
}
