import LimnMarkdown

/// Reads the tags of an HTML text in order, skipping comments, scripts, and styles.
///
/// Tags that cannot contain an accessibility mistake are skipped too: `<span class="…">` without other attributes, tags of many elements
/// without attributes, and end tags of elements that no check waits for. Articles consist mostly of such tags.
struct HTMLTagReader {
  /// A tag. Its attributes are read when they are needed, since most tags have no attribute that is needed.
  struct Tag {
    /// The lowercase name.
    var name: String
    var isClosing: Bool
    /// Whether there is text between the previous tag and this one.
    var followsWords: Bool
    fileprivate var source: ArraySlice<UInt8>
    /// The offset in `source` after the tag's name.
    fileprivate var nameEnd: Int
  }

  private let html: [UInt8]
  private var offset = 0

  init(_ html: [UInt8]) { self.html = html }
}

extension HTMLTagReader.Tag {
  /// The source text of the tag.
  var text: String { source.text }

  /// The value of the first attribute with a lowercase name; nil if there is no such attribute. Character references are not decoded. The
  /// value of an attribute without a value is empty.
  subscript(_ name: StaticString) -> String? {
    var reader = HTMLAttributeReader(html: source, offset: nameEnd)
    while let (key, value) = reader.next() {
      if key.count == name.utf8CodeUnitCount, zip(key, UnsafeBufferPointer(start: name.utf8Start, count: key.count)).allSatisfy(isSame) {
        return value.text
      }
    }
    return nil
  }

  private func isSame(_ byte: UInt8, _ lowercase: UInt8) -> Bool {
    byte == lowercase || (byte | 32 == lowercase && byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
  }
}

extension HTMLTagReader {
  /// Reads the next tag. Returns nil at the end of the text.
  mutating func next() -> Tag? {
    var hasWords = false
    while offset < html.count {
      let start = html.firstOffset(of: UInt8(ascii: "<"), from: offset) ?? html.count
      if !hasWords { hasWords = !html[offset..<start].allSatisfy(isBlank) }
      offset = start
      guard start + 1 < html.count else {
        hasWords = hasWords || start < html.count
        offset = html.count
        break
      }
      if html.withUnsafeBufferPointer({ $0.starts(with: "<!--", at: offset) }) {
        skip(past: "-->")
      } else if let end = endOfPlainTag {
        offset = end
      } else if isLetter(html[offset + 1]) || html[offset + 1] == UInt8(ascii: "/") {
        return tag(followsWords: hasWords)
      } else {
        // This `<` does not start a tag: it is part of `<!DOCTYPE>` or a literal character.
        offset += 1
      }
    }
    return nil
  }

  /// The offset after the tag at `offset` if the tag is skipped; otherwise nil.
  private var endOfPlainTag: Int? {
    html.withUnsafeBufferPointer { html in
      let opening: StaticString = "<span class=\""
      if html.starts(with: opening, at: offset) {
        let start = offset + opening.utf8CodeUnitCount
        guard let quote = html.firstOffset(of: UInt8(ascii: "\""), from: start), html.starts(with: ">", at: quote + 1) else { return nil }
        return quote + 2
      }
      // The names of the elements whose tags are needed start with these letters, such as button, image, and heading.
      let isClosing = html.starts(with: "</", at: offset)
      var end = offset + (isClosing ? 2 : 1)
      guard end < html.count, isLetter(html[end]) else { return nil }
      switch html[end] | 32 {
      case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "l"), UInt8(ascii: "t"): return nil
      case UInt8(ascii: "h"), UInt8(ascii: "i"), UInt8(ascii: "s"): if !isClosing { return nil }
      default: break
      }
      while end < html.count, isLetter(html[end]) || (48...57).contains(html[end]) { end += 1 }
      return html.starts(with: ">", at: end) ? end + 1 : nil
    }
  }

  private mutating func tag(followsWords: Bool) -> Tag {
    let start = offset
    offset += 1
    let isClosing = html[offset] == UInt8(ascii: "/")
    if isClosing { offset += 1 }
    let nameStart = offset
    while offset < html.count, !isBlank(html[offset]), html[offset] != UInt8(ascii: ">"), html[offset] != UInt8(ascii: "/") { offset += 1 }
    let (written, nameEnd) = (html[nameStart..<offset], offset)
    let name = written.contains { $0 >= 0x80 || ($0 >= 65 && $0 <= 90) } ? written.text.lowercased() : written.text
    var reader = HTMLAttributeReader(html: html[...], offset: offset)
    while reader.next() != nil {}
    offset = min(reader.offset + 1, html.count)
    let tag = Tag(name: name, isClosing: isClosing, followsWords: followsWords, source: html[start..<offset], nameEnd: nameEnd)
    if !isClosing, name == "script" || name == "style" { skip(past: name == "script" ? "</script>" : "</style>") }
    return tag
  }

  private mutating func skip(past text: StaticString) {
    let found = html.withUnsafeBufferPointer { $0.firstOffset(of: text, from: offset) }
    offset = found.map { $0 + text.utf8CodeUnitCount } ?? html.count
  }
}

/// Reads the attributes of a tag, up to the `>` at the end of the tag.
private struct HTMLAttributeReader {
  let html: ArraySlice<UInt8>
  var offset: Int

  mutating func next() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    while offset < html.endIndex, html[offset] != UInt8(ascii: ">") {
      let name = word { !isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
      if !name.isEmpty { return (name, value()) }
      offset += 1
    }
    return nil
  }

  /// Reads the value after an attribute's name.
  private mutating func value() -> ArraySlice<UInt8> {
    while offset < html.endIndex, isBlank(html[offset]) { offset += 1 }
    guard offset < html.endIndex, html[offset] == UInt8(ascii: "=") else { return [] }
    offset += 1
    while offset < html.endIndex, isBlank(html[offset]) { offset += 1 }
    guard offset < html.endIndex, html[offset] == UInt8(ascii: "\"") || html[offset] == UInt8(ascii: "'") else {
      return word { !isBlank($0) && $0 != UInt8(ascii: ">") }
    }
    let mark = html[offset]
    offset += 1
    let value = word { $0 != mark }
    offset = min(offset + 1, html.endIndex)
    return value
  }

  private mutating func word(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = offset
    while offset < html.endIndex, isPart(html[offset]) { offset += 1 }
    return html[start..<offset]
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { (byte | 32) >= 97 && (byte | 32) <= 122 }
