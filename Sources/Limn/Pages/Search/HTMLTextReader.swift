import LimnMarkdown
import LimnMarkup

/// Extracts the searchable text of a page's HTML: headings with anchors, and the text between them.
enum HTMLTextReader {
  enum Event {
    case heading(anchor: String, title: String)
    /// Text between two tags. Character references are not decoded.
    case text(UnsafeBufferPointer<UInt8>, isCode: Bool)
  }

  static func read(_ html: [UInt8], _ body: (Event) -> Void) {
    html.withUnsafeBytes { html in
      // The text of a code block is shorter than its HTML. Eight bytes are copied at a time.
      withUnsafeTemporaryAllocation(byteCount: html.count + EightBytes.count, alignment: 1) { code in
        var reader = Reader(html: html.bindMemory(to: UInt8.self), code: code)
        reader.run(body)
      }
    }
  }
}

private struct Reader {
  let html: UnsafeBufferPointer<UInt8>
  /// Space for the text of a code block.
  let code: UnsafeMutableRawBufferPointer
  var offset = 0

  mutating func run(_ body: (HTMLTextReader.Event) -> Void) {
    var start = 0
    while let tag = html.firstOffset(of: UInt8(ascii: "<"), from: offset) {
      offset = tag
      if offset > start { body(.text(UnsafeBufferPointer(rebasing: html[start..<offset]), isCode: false)) }
      readTag(body)
      start = offset
    }
    if start < html.count { body(.text(UnsafeBufferPointer(rebasing: html[start...]), isCode: false)) }
  }

  private mutating func readTag(_ body: (HTMLTextReader.Event) -> Void) {
    let tag = offset
    skipPast(UInt8(ascii: ">"))
    guard tag + 2 < html.count else { return }
    switch html[tag + 1] {
    case UInt8(ascii: "a"): if html.starts(with: "<a class=\"anchor\"", at: tag) { skip(to: "</a>") }
    case UInt8(ascii: "h"): readHeading(tag, body)
    case UInt8(ascii: "p"):
      if html.starts(with: "<pre", at: tag) { readCode(body) }
      // Labels of snippets, and hidden text for programs, are not searchable.
      if html.starts(with: "<p class=\"vh\"", at: tag) || html.starts(with: "<p class=\"caption\"", at: tag) {
        skip(to: "</p>")
      }
    case UInt8(ascii: "s"): if html.starts(with: "<svg", at: tag) { skip(to: "</svg>") }
    case UInt8(ascii: "d"): if html.starts(with: "<div class=\"cap\"", at: tag) { skip(to: "</div>") }
    case UInt8(ascii: "f"): if html.starts(with: "<figcaption", at: tag) { skip(to: "</figcaption>") }
    default: break
    }
  }

  /// Reads a code block. Highlighted code has a tag at nearly each word, so its text is put together first. Then the
  /// words are read at once, which takes much less time than reading each piece.
  private mutating func readCode(_ body: (HTMLTextReader.Event) -> Void) {
    var count = 0
    while copyText(&count) {
      let tag = offset
      if html.starts(with: "</span>", at: tag) {
        offset += 7
        continue
      }
      skipPast(UInt8(ascii: ">"))
      if html.starts(with: "<span", at: tag) { continue }
      if html.starts(with: "</pre", at: tag) { break }
      if html.starts(with: "<svg", at: tag) { skip(to: "</svg>") }
      // Elements other than `span` can be lines, whose words must not be joined.
      code[count] = UInt8(ascii: " ")
      count += 1
    }
    body(.text(UnsafeRawBufferPointer(rebasing: code[..<count]).bindMemory(to: UInt8.self), isCode: true))
  }

  /// Copies the text before the next tag to `code`, and moves to the tag. Returns false if there is no tag.
  ///
  /// The text is copied and searched at the same time, since most pieces of highlighted code are only a few bytes long.
  private mutating func copyText(_ count: inout Int) -> Bool {
    let html = UnsafeRawBufferPointer(html)
    while offset + EightBytes.count <= html.count {
      let bytes = EightBytes(html, at: offset)
      bytes.store(to: code, at: count)
      var tags = bytes.places(of: UInt8(ascii: "<"))
      let length = tags.isEmpty ? EightBytes.count : tags.removeFirst()
      offset += length
      count += length
      if length < EightBytes.count { return true }
    }
    while offset < html.count, html[offset] != UInt8(ascii: "<") {
      code[count] = html[offset]
      offset += 1
      count += 1
    }
    return offset < html.count
  }

  private mutating func readHeading(_ tag: Int, _ body: (HTMLTextReader.Event) -> Void) {
    // The title is indexed separately, so it is skipped here.
    if html.starts(with: "<h1", at: tag) { return skip(to: "</h1>") }
    guard (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(html[tag + 2]),
      let anchor = anchor(in: tag..<offset)
    else { return }
    var title: [UInt8] = []
    while let next = html.firstOffset(of: UInt8(ascii: "<"), from: offset) {
      title += html[offset..<next]
      offset = next
      if html.starts(with: "</h", at: next) { break }
      if html.starts(with: "<a class=\"anchor\"", at: next) { skip(to: "</a>") } else { skipPast(UInt8(ascii: ">")) }
    }
    body(.heading(anchor: anchor, title: title.text.unescapedHTML))
  }

  /// The value of the `id` attribute in a tag.
  private func anchor(in tag: Range<Int>) -> String? {
    for start in tag where html.starts(with: " id=\"", at: start) {
      let value = html[(start + 5)..<tag.upperBound]
      return value.firstIndex(of: UInt8(ascii: "\"")).map {
        String(decoding: value[..<$0], as: UTF8.self).unescapedHTML
      }
    }
    return nil
  }

  private mutating func skipPast(_ byte: UInt8) {
    offset = html.firstOffset(of: byte, from: offset).map { $0 + 1 } ?? html.count
  }

  private mutating func skip(to text: StaticString) {
    offset = html.firstOffset(of: text, from: offset).map { $0 + text.utf8CodeUnitCount } ?? html.count
  }
}

extension String {
  /// The text with decoded character references. Only the five references that pages use are decoded.
  var unescapedHTML: String {
    let hasReference = utf8.withContiguousStorageIfAvailable { $0.firstOffset(of: UInt8(ascii: "&")) != nil }
    guard hasReference ?? true else { return self }
    var rest = utf8[...]
    var text: [UInt8] = []
    text.reserveCapacity(rest.count)
    while let byte = rest.first {
      let reference = byte == UInt8(ascii: "&") ? Self.references.first { rest.starts(with: $0.name.utf8) } : nil
      text.append(reference?.byte ?? byte)
      rest = rest.dropFirst(reference?.name.utf8.count ?? 1)
    }
    return text.text
  }

  private static let references: [(name: String, byte: UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
    ("&#39;", UInt8(ascii: "'")),
    ("&amp;", UInt8(ascii: "&")),
  ]
}
