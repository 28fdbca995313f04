/// Reads the properties of a code block that libcmark does not report: the fence characters, and the columns of the
/// lines.
struct FenceReader {
  let source: [UInt8]
  let lines: LineTable

  /// The fence of a code block; nil for indented code.
  func fence(of node: Node, in tree: Tree) -> Fence? {
    let opening = lines.start(of: node)
    guard opening < source.count, source[opening] == "`" || source[opening] == "~" else {
      return nil
    }
    let marks = source[opening...].prefix { $0 == source[opening] }.count
    let code = tree.slice(node.text)
    let firstLine = lines.content(Int(node.line), in: source)
    guard marks >= 3, !isIndented(code, firstLine: source[opening..<max(opening, firstLine.upperBound)], node) else {
      return nil
    }
    let columns = columns(of: code, after: Int(node.line))
    // The block's last line is code (`isCode`) if libcmark included it in the text of the block. Otherwise, it can be
    // the closing fence. Without this test, `closes` would treat a line of code such as `> ~~~` as a closing fence,
    // since it ignores `>` markers.
    let lineFeeds = columns.count - (code.isEmpty || code.last == "\n" ? 0 : 1)
    let isCode = lineFeeds >= Int(node.endLine - node.line)
    var fence = Fence(
      info: tree.string(node.title), infoRange: infoRange(opening + marks, firstLine.upperBound, line: Int(node.line)),
      text: String(linesOf: code), range: tree.range(of: node), lines: columns)
    fence.isHidden = node.flags.contains(.hidden)
    fence.isClosed = !isCode && closes(Int(node.endLine), openedAt: Int(node.line), mark: source[opening], count: marks)
    fence.linePrefix = linePrefix(of: columns, openedAt: opening, line: Int(node.line))
    return fence
  }

  /// Returns where each line of code starts in the source: the line number, and the column after the indentation and
  /// the markers of containers.
  ///
  /// - Parameter line: the number of the line before the first line of code.
  func columns(of code: ArraySlice<UInt8>, after line: Int) -> [Fence.Line] {
    var number = line
    let texts = code.lines
    return texts.dropLast(texts.last?.isEmpty == true ? 1 : 0).map { text in
      number += 1
      let whole = source[lines.content(number, in: source)]
      let text = text.last == "\r" ? text.dropLast() : text
      // A tab before the code can be only partly indentation. libcmark then replaces the rest of the tab with spaces,
      // which the source does not contain. So the start of the line of code differs from the source line, but the end
      // is equal. Therefore, both lines are compared from the end.
      let common =
        whole.elementsEqual(text) ? text.count : zip(text.reversed(), whole.reversed()).prefix { $0 == $1 }.count
      let added = text.dropLast(common)
      let padding = added.allSatisfy { $0 == " " } ? added.count : 0
      return Fence.Line(number: number, column: whole.count - common + 1, padding: padding)
    }
  }

  /// The text before the code in each line of a block: the markers of block quotes, and indentation.
  private func linePrefix(of code: [Fence.Line], openedAt opening: Int, line: Int) -> String {
    // The marker of a list item is only in the item's first line. In other lines, indentation of the same width
    // replaces it.
    let before = source[lines.start(line)..<opening].map { $0.isBlank || $0 == ">" ? $0 : " " }
    guard before.contains("\t") else { return before.text }
    // If a tab precedes the fence, the text before the fence cannot be used as the prefix: libcmark counts this tab as
    // one byte of indentation, and removes only one column for it from each line of code. So the prefix is taken from a
    // line of code.
    guard let example = code.max(by: { $0.padding < $1.padding }), example.column > 1 else { return before.text }
    let prefix = source[lines.start(example.number)...].prefix(example.column - 1)
    guard example.padding > 0 else { return prefix.text }
    var cursor = LineCursor(offset: prefix.startIndex)
    cursor.skip(to: prefix.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? prefix.startIndex, in: prefix)
    let width = cursor.firstNonblank(in: prefix).column - cursor.column - example.padding
    return prefix[..<cursor.offset].text + String(repeating: " ", count: max(0, width))
  }

  private func isIndented(_ code: ArraySlice<UInt8>, firstLine: ArraySlice<UInt8>, _ node: Node) -> Bool {
    let firstOfCode = code.prefix { $0 != "\n" && $0 != "\r" }
    guard firstOfCode.elementsEqual(firstLine) else { return false }
    let count = code.count { $0 == "\n" }
    return count > Int(node.endLine - node.line)
      || !source[lines.content(Int(node.line) + 1, in: source)].suffix(firstOfCode.count)
        .elementsEqual(firstOfCode)
  }

  private func closes(_ line: Int, openedAt opening: Int, mark: UInt8, count: Int) -> Bool {
    guard line > opening else { return false }
    let content = source[lines.content(line, in: source)].trimmed(\.isBlank)
    let marks = content.reversed().prefix { $0 == mark }.count
    return marks >= count && content.dropLast(marks).allSatisfy { $0.isBlank || $0 == ">" }
  }

  private func infoRange(_ start: Int, _ end: Int, line: Int) -> SourceRange {
    let info = source[start..<max(start, end)].trimmed(\.isBlank)
    let lineStart = lines.start(line)
    return SourceRange(line: line, (info.startIndex - lineStart + 1)..<(info.endIndex - lineStart + 1))
  }
}
