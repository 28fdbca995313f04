import LimnMarkdown

/// Puts each line that should be emphasized in a `<mark>` element. In the highlighted code, an element can span several lines. Such an
/// element is closed before the `<mark>` element and opened again inside it, so that the HTML remains valid.
enum CodeLines {
  private static let (opening, closing) = (Array("<mark class=\"line\">".utf8), Array("</mark>".utf8))

  static func mark(_ lines: LineRanges, in html: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var open: [ArraySlice<UInt8>] = []
    for (index, line) in html.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result.append(10) }
      let isMarked = lines.contains(index + 1) && !line.isEmpty
      if isMarked {
        // Close the open elements before the mark and reopen them inside it, so that elements are nested correctly.
        for tag in open.reversed() { result += closingTag(of: tag) }
        result += opening
        for tag in open { result += tag }
      }
      result += line
      follow(line, &open)
      if isMarked {
        for tag in open.reversed() { result += closingTag(of: tag) }
        result += closing
        for tag in open { result += tag }
      }
    }
    return result
  }

  /// Updates the list of open elements with the tags in a line.
  private static func follow(_ line: ArraySlice<UInt8>, _ open: inout [ArraySlice<UInt8>]) {
    var rest = line
    while let start = rest.firstIndex(of: UInt8(ascii: "<")), let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) {
      let tag = rest[start...end]
      if tag.dropFirst().first == UInt8(ascii: "/") { _ = open.popLast() } else { open.append(tag) }
      rest = rest[(end + 1)...]
    }
  }

  private static func closingTag(of tag: ArraySlice<UInt8>) -> [UInt8] {
    Array("</".utf8) + tag.dropFirst().prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") } + [UInt8(ascii: ">")]
  }
}
