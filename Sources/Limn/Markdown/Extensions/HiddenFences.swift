/// Reads code blocks inside an HTML comment. They are compiled, but not displayed.
extension ParseState {
  func hiddenFences(in comment: Node) -> [Fence] {
    let literal = tree.slice(comment.text)
    let places = FenceReader(source: source, lines: lines).columns(of: literal, after: Int(comment.line) - 1)
    var found: [Fence] = []
    var open: (fence: Fence, mark: FenceMark)?
    for place in places {
      let range = lines.content(place.number, in: source)
      let line = source[min(range.lowerBound + place.column - 1, range.upperBound)..<range.upperBound]
      let content = line.drop { $0 == " " }
      let indentation = content.startIndex - line.startIndex
      if var current = open {
        let closes = indentation <= 3 && current.mark.isClosed(by: content)
        if closes || content.starts(with: "-->".utf8) {
          current.fence.isClosed = closes
          if closes { current.fence.range.end = SourcePosition(line: place.number, column: range.count + 1) }
          found.append(current.fence)
          open = nil
        } else {
          current.fence.text += line.text + "\n"
          current.fence.lines.append(Fence.Line(number: place.number, column: place.column))
          current.fence.range.end = SourcePosition(line: place.number, column: range.count + 1)
          open = current
        }
      } else if indentation <= 3, let mark = FenceMark(opening: content) {
        open = (fence(content, mark.count, line: place.number, lineStart: range.lowerBound), mark)
        open?.fence.linePrefix = source[range.lowerBound..<line.startIndex].text
      }
    }
    if let open { found.append(open.fence) }
    return found
  }

  private func fence(_ content: ArraySlice<UInt8>, _ marks: Int, line: Int, lineStart: Int) -> Fence {
    let info = content.dropFirst(marks).trimmed(\.isBlank)
    func range(_ text: ArraySlice<UInt8>) -> SourceRange {
      SourceRange(line: line, (text.startIndex - lineStart + 1)..<(text.endIndex - lineStart + 1))
    }
    var fence = Fence(info: info.text, infoRange: range(info), text: "", range: range(content), lines: [])
    fence.isHidden = true
    fence.isClosed = false
    return fence
  }
}
