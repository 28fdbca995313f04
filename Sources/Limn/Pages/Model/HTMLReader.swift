import LimnMarkdown

/// Reads HTML in order: the tags, and the text between them. Comments and the content of scripts and styles are
/// skipped.
struct HTMLReader {
  enum Part {
    case text(ArraySlice<UInt8>)
    case tag(Tag)
  }

  struct Tag {
    /// The lowercase name.
    let name: String
    let isClosing: Bool
    fileprivate let source: ArraySlice<UInt8>
    /// The offset after the name.
    fileprivate let nameEnd: Int
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
    if html[offset] == UInt8(ascii: "<"), offset + 1 < html.count,
      isLetter(html[offset + 1]) || html[offset + 1] == UInt8(ascii: "/")
    {
      return .tag(tag())
    }
    let start = offset
    offset = html.firstOffset(of: UInt8(ascii: "<"), from: start + 1) ?? html.count
    return .text(html[start..<offset])
  }

  /// Moves past the next end tag of an element.
  mutating func skip(toEndOf name: String) { skip(past: "</\(name)>") }

  private mutating func tag() -> Tag {
    let start = offset
    let isClosing = html[start + 1] == UInt8(ascii: "/")
    let name = html[(start + (isClosing ? 2 : 1))...].prefix {
      !isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    var attributes = AttributeReader(source: html[...], offset: name.endIndex)
    while attributes.next() != nil {}
    offset = min(attributes.offset + 1, html.count)
    let tag = Tag(
      name: name.text.lowercased(), isClosing: isClosing, source: html[start..<offset], nameEnd: name.endIndex)
    if !isClosing, tag.name == "script" || tag.name == "style" { skip(toEndOf: tag.name) }
    return tag
  }

  private mutating func skip(past text: String) {
    offset = html.firstOffset(of: text, from: offset).map { $0 + text.utf8.count } ?? html.count
  }
}

extension HTMLReader.Tag {
  /// The source text of the tag.
  var text: String { source.text }

  /// The value of the first attribute with a lowercase name; nil if there is no such attribute. Character references
  /// are not decoded. The value of an attribute without a value is empty.
  subscript(_ name: String) -> String? {
    var attributes = AttributeReader(source: source, offset: nameEnd)
    while let attribute = attributes.next() {
      if source[attribute.name].count == name.utf8.count, source[attribute.name].text.lowercased() == name {
        return source[attribute.value].text
      }
    }
    return nil
  }
}

/// Reads the attributes of a tag, up to the `>` at the end of the tag.
private struct AttributeReader {
  let source: ArraySlice<UInt8>
  var offset: Int

  mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
    while offset < source.endIndex, source[offset] != UInt8(ascii: ">") {
      let name = word { !isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
      if !name.isEmpty { return (name, value()) }
      offset += 1
    }
    return nil
  }

  /// Reads the value after an attribute's name.
  private mutating func value() -> Range<Int> {
    let nameEnd = offset
    _ = word(while: isBlank)
    guard offset < source.endIndex, source[offset] == UInt8(ascii: "=") else { return nameEnd..<nameEnd }
    offset += 1
    _ = word(while: isBlank)
    guard offset < source.endIndex, source[offset] == UInt8(ascii: "\"") || source[offset] == UInt8(ascii: "'") else {
      return word { !isBlank($0) && $0 != UInt8(ascii: ">") }
    }
    let quote = source[offset]
    offset += 1
    let value = word { $0 != quote }
    offset = min(offset + 1, source.endIndex)
    return value
  }

  private mutating func word(while isPart: (UInt8) -> Bool) -> Range<Int> {
    let start = offset
    while offset < source.endIndex, isPart(source[offset]) { offset += 1 }
    return start..<offset
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { (byte | 32) >= 97 && (byte | 32) <= 122 }

extension String {
  /// The text with decoded character references. Only the five references that pages use are decoded.
  var unescapedHTML: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    // The reference to `&` is decoded last, so that what it decodes to is not decoded again.
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
