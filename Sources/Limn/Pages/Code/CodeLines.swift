import LimnMarkdown

/// Divides highlighted code into lines.
enum CodeLines {
  /// Puts each line that should be emphasized in a `<mark>` element.
  static func mark(_ lines: LineRanges, in html: [UInt8]) -> [UInt8] {
    let marked = self.lines(of: html.text).enumerated().map { index, line in
      lines.contains(index + 1) && !line.isEmpty ? "<mark class=\"line\">\(line)</mark>" : line
    }
    return (marked.withLineFeeds + (html.last == "\n" ? "\n" : "")).bytes
  }

  /// Splits highlighted code into lines. A token that spans several lines is closed and reopened at each line ending.
  static func lines(of html: String) -> [String] {
    var lines: [String] = []
    var open: ArraySlice<UInt8>?
    for line in html.bytes.lines {
      var text = Array(open ?? []) + line
      var rest = line
      while let tag = rest.firstIndex(of: "<") {
        guard let end = rest[tag...].firstIndex(of: ">") else { break }
        open = rest[tag...].dropFirst().first == "/" ? nil : rest[tag...end]
        rest = rest[(end + 1)...]
      }
      if let open { text += (open.starts(with: "<a".utf8) ? "</a>" : "</span>").utf8 }
      lines.append(text.text)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
