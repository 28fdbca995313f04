extension Draft {
  /// The lines of the file that define links (`[name]: address`), out of whatever contains them, for texts that are parsed apart.
  var linkDefinitions: [UInt8] {
    var isCovered = [Bool](repeating: false, count: lines.count + 2)
    for line in 0..<min(skippedLines + 1, isCovered.count) { isCovered[line] = true }
    for footnote in footnoteLines {
      for line in footnote where line < isCovered.count { isCovered[line] = true }
    }
    for node in tree.nodes where node.parent != Node.none {
      let first: Int32
      switch node.kind {
      case .paragraph, .table: first = node.line + node.value * (node.kind == .table ? 0 : 1)
      case .heading, .codeBlock, .htmlBlock: first = node.line
      default: continue
      }
      for line in first..<max(first, node.endLine + 1) where Int(line) < isCovered.count { isCovered[Int(line)] = true }
    }
    var found: [UInt8] = []
    var isInside = false
    for line in 1..<max(1, lines.count + 1) {
      guard !isCovered[line], let content = uncontained(line), let first = content.first else {
        isInside = false
        continue
      }
      if first == ASCII.openBracket, content.dropFirst().first != ASCII.caret {
        found.append(ASCII.newline)
        isInside = true
      }
      guard isInside else { continue }
      found += content
      found.append(ASCII.newline)
    }
    return found
  }

  /// A line without indentation, quote marks and list markers; nil for a blank one.
  private func uncontained(_ line: Int) -> ArraySlice<UInt8>? {
    var content = source[lines.content(line, in: source)]
    while let first = content.first {
      if first.isBlank || first == ASCII.greater {
        content.removeFirst()
      } else if [ASCII.hyphen, ASCII.asterisk, ASCII.plus].contains(first), content.dropFirst().first?.isBlank == true {
        content.removeFirst()
      } else if first.isASCIIDigit {
        let rest = content.drop { $0.isASCIIDigit }
        guard rest.first == ASCII.dot || rest.first == ASCII.closeParenthesis, rest.dropFirst().first?.isBlank == true else {
          return content
        }
        content = rest.dropFirst()
      } else {
        return content
      }
    }
    return nil
  }
}
