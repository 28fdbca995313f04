import LimnMarkdown

/// Reads the tags of an HTML text in order, skipping comments, scripts, and styles.
///
/// Tags that cannot contain an accessibility mistake are skipped too: `<span class="…">` without other attributes, tags
/// without attributes of elements that are not checked, and end tags of elements that no check waits for. Articles
/// consist mostly of such tags.
struct HTMLTagReader {
  struct Tag {
    /// The lowercase name.
    var name: String
    var isClosing: Bool
    /// Whether there is text between the previous tag and this one.
    var followsWords: Bool
    fileprivate var source: ArraySlice<UInt8>
    /// The indices of the attributes' names and values in `source`.
    fileprivate var attributes: [(name: Range<Int>, value: Range<Int>)]
  }

  private let html: [UInt8]
  private var offset = 0

  init(_ html: [UInt8]) { self.html = html }
}

extension HTMLTagReader.Tag {
  /// The source text of the tag.
  var text: String { source.text }

  /// The value of the first attribute with a lowercase name; nil if there is no such attribute. Character references
  /// are not decoded. The value of an attribute without a value is empty.
  subscript(_ name: StaticString) -> String? {
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    for attribute in attributes where attribute.name.count == wanted.count {
      if zip(source[attribute.name], wanted).allSatisfy(isSame) { return source[attribute.value].text }
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
        guard let quote = html.firstOffset(of: UInt8(ascii: "\""), from: start), html.starts(with: ">", at: quote + 1)
        else { return nil }
        return quote + 2
      }
      let isClosing = html.starts(with: "</", at: offset)
      let start = offset + (isClosing ? 2 : 1)
      var end = start
      var name: UInt64 = 0
      while end < html.count, isLetter(html[end]) || (48...57).contains(html[end]) {
        name = name << 8 | UInt64(html[end] | 0x20)
        end += 1
      }
      let isNeeded = end - start <= 8 && (isClosing ? Self.closing : Self.opening).contains(name)
      return !isNeeded && end > start && isLetter(html[start]) && html.starts(with: ">", at: end) ? end + 1 : nil
    }
  }

  /// The names of the elements whose end tags are needed. Each name is a number whose lowest byte is the last letter.
  private static let closing = numbers(["a", "button", "label", "table"])
  /// The names of the elements whose start tags are needed even without attributes.
  private static let opening =
    closing + numbers(["html", "img", "iframe", "input", "select", "textarea", "th", "script", "style"])
    + numbers((1...6).map { "h\($0)" })

  private static func numbers(_ names: [String]) -> [UInt64] {
    names.map { $0.utf8.reduce(0) { $0 << 8 | UInt64($1) } }
  }

  private mutating func tag(followsWords: Bool) -> Tag {
    let start = offset
    offset += 1
    let isClosing = html[offset] == UInt8(ascii: "/")
    if isClosing { offset += 1 }
    let nameStart = offset
    while offset < html.count, !isBlank(html[offset]), html[offset] != UInt8(ascii: ">"),
      html[offset] != UInt8(ascii: "/")
    { offset += 1 }
    let written = html[nameStart..<offset]
    let name = written.contains { $0 >= 0x80 || ($0 >= 65 && $0 <= 90) } ? written.text.lowercased() : written.text
    let attributes = html.withUnsafeBufferPointer { html in
      var reader = HTMLAttributeReader(html: html, offset: offset)
      var attributes: [(name: Range<Int>, value: Range<Int>)] = []
      while let attribute = reader.next() { attributes.append(attribute) }
      offset = min(reader.offset + 1, html.count)
      return attributes
    }
    let tag = Tag(
      name: name, isClosing: isClosing, followsWords: followsWords, source: html[start..<offset], attributes: attributes
    )
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
  let html: UnsafeBufferPointer<UInt8>
  var offset: Int

  mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
    while offset < html.count, html[offset] != UInt8(ascii: ">") {
      let name = word { !isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
      if !name.isEmpty { return (name, value()) }
      offset += 1
    }
    return nil
  }

  /// Reads the value after an attribute's name.
  private mutating func value() -> Range<Int> {
    let nameEnd = offset
    while offset < html.count, isBlank(html[offset]) { offset += 1 }
    guard offset < html.count, html[offset] == UInt8(ascii: "=") else { return nameEnd..<nameEnd }
    offset += 1
    while offset < html.count, isBlank(html[offset]) { offset += 1 }
    guard offset < html.count, html[offset] == UInt8(ascii: "\"") || html[offset] == UInt8(ascii: "'") else {
      return word { !isBlank($0) && $0 != UInt8(ascii: ">") }
    }
    let start = offset + 1
    let end = html.firstOffset(of: html[offset], from: start) ?? html.count
    offset = min(end + 1, html.count)
    return start..<end
  }

  private mutating func word(while isPart: (UInt8) -> Bool) -> Range<Int> {
    let start = offset
    while offset < html.count, isPart(html[offset]) { offset += 1 }
    return start..<offset
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { (byte | 32) >= 97 && (byte | 32) <= 122 }
