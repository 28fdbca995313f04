import LimnMarkdown

/// Puts each line that should be emphasized in a `<mark>` element.
///
/// An element of the highlighted code, such as a long comment, can start before the line or end after it. The element
/// is then divided at the ends of the `<mark>` element, so that the HTML is valid.
enum CodeLines {
  private static let (opening, closing) = (Array("<mark class=\"line\">".utf8), Array("</mark>".utf8))

  static func mark(_ lines: LineRanges, in html: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var open: [ArraySlice<UInt8>] = []
    for (index, line) in html.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result.append(10) }
      let isMarked = lines.contains(index + 1) && !line.isEmpty
      if isMarked {
        // Elements that are still open at the start of the line are closed here, and opened again inside the `<mark>`
        // element.
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
    while let start = rest.firstIndex(of: UInt8(ascii: "<")), let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      let tag = rest[start...end]
      if tag.dropFirst().first == UInt8(ascii: "/") { _ = open.popLast() } else { open.append(tag) }
      rest = rest[(end + 1)...]
    }
  }

  private static func closingTag(of tag: ArraySlice<UInt8>) -> [UInt8] {
    Array("</".utf8) + tag.dropFirst().prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") } + [
      UInt8(ascii: ">")
    ]
  }
}
