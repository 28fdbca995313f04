import LimnMarkdown

/// Reads HTML in order: the tags, and the text between them. Comments and the content of scripts and styles are
/// skipped.
struct HTMLReader {
  enum Part {
    case text(ArraySlice<UInt8>)
    case tag(HTMLTag)
  }

  private let html: [UInt8]
  private var offset = 0

  init(_ html: [UInt8]) { self.html = html }
}

extension HTMLReader {
  /// Reads the next part. Returns nil at the end of the text.
  mutating func next() -> Part? {
    while html.starts(with: "<!--", at: offset) { skip(past: "-->") }
    guard offset < html.count else { return nil }
    if html[offset] == "<", let tag = HTMLTag(in: html, at: offset) {
      offset = tag.source.endIndex
      if !tag.isClosing, tag.name == "script" || tag.name == "style" { skip(toEndOf: tag.name) }
      return .tag(tag)
    }
    let start = offset
    offset = html.firstOffset(of: "<", from: start + 1) ?? html.count
    return .text(html[start..<offset])
  }

  /// Moves past the next end tag of an element.
  mutating func skip(toEndOf name: String) { skip(past: "</\(name)>") }

  private mutating func skip(past text: String) {
    offset = html.firstOffset(of: text, from: offset).map { $0 + text.utf8.count } ?? html.count
  }
}

extension String {
  /// The text with decoded character references. Only the five references that pages use are decoded.
  var unescapedHTML: String {
    guard utf8.contains("&") else { return self }
    // The reference to `&` is decoded last, so that what it decodes to is not decoded again.
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
