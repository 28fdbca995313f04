extension Document {
  /// The file as the author wrote it, without front matter, with the addresses of links and images replaced.
  ///
  /// - Parameter rewriting: gets each address as written and answers another, or nil to leave it.
  public func markdown(rewriting: (_ destination: String) -> String?) -> [UInt8] {
    let lines = LineTable(source)
    var edits: [(range: Range<Int>, text: String)] = []
    func consider(_ range: Range<Int>) {
      if let text = rewriting(String(decoding: source[range], as: UTF8.self)) { edits.append((range, text)) }
    }
    for link in links where link.kind == .link || link.kind == .image || link.kind == .article {
      if let range = destinationRange(of: link, lines) { consider(range) }
    }
    let hasDefinitions = source.indices.dropLast().contains { source[$0] == ASCII.closeBracket && source[$0 + 1] == ASCII.colon }
    if hasDefinitions {
      LinkDefinitions(source: source, lines: lines, tree: tree, hiddenLines: hiddenLines).destinations.forEach(consider)
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 64)
    var written = lines.start(skippedLines + 1)
    while written < source.count, source[written] == ASCII.newline || source[written] == ASCII.carriageReturn { written += 1 }
    for edit in edits where edit.range.lowerBound >= written {
      result += source[written..<edit.range.lowerBound]
      result += edit.text.utf8
      written = edit.range.upperBound
    }
    result += source[min(written, source.count)...]
    return result
  }

  /// Where the address of an inline link stands; nil for one that a definition elsewhere gives its address.
  private func destinationRange(of link: LinkReference, _ lines: LineTable) -> Range<Int>? {
    let start = lines.start(link.range.start.line) + link.range.start.column - 1
    let end = min(lines.start(link.range.end.line) + link.range.end.column - 1, source.count)
    guard start >= 0, start < end else { return nil }
    let destination = Array(link.destination.utf8)
    guard !destination.isEmpty else { return nil }
    if source[start] == ASCII.less {
      return source[(start + 1)..<end].starts(with: destination) ? start + 1..<start + 1 + destination.count : nil
    }
    var found: Range<Int>?
    for index in start..<end - 1 where source[index] == ASCII.closeBracket && source[index + 1] == ASCII.openParenthesis {
      var first = index + 2
      while first < end, source[first].isMarkdownSpace || source[first] == ASCII.less { first += 1 }
      if source[first..<end].starts(with: destination) { found = first..<first + destination.count }
    }
    return found
  }
}
