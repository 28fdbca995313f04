/// Reads the tags of an HTML text in order, skipping comments, scripts, and styles.
struct HTMLTagReader {
  /// A tag with its attributes. Character references are not decoded.
  struct Tag {
    /// The lowercase name.
    var name: String
    var isClosing: Bool
    var attributes: [String: String]
    /// The source text of the tag.
    var text: String
    /// Whether there is text between the previous tag and this one.
    var followsWords: Bool
  }

  private let html: [UInt8]
  private var offset = 0

  init(_ html: [UInt8]) { self.html = html }
}

extension HTMLTagReader {
  /// Reads the next tag. Returns nil at the end of the text.
  mutating func next() -> Tag? {
    var hasWords = false
    while offset < html.count {
      let byte = html[offset]
      guard byte == UInt8(ascii: "<"), offset + 1 < html.count else {
        if !Self.isBlank(byte) { hasWords = true }
        offset += 1
        continue
      }
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if Self.isLetter(html[offset + 1]) || html[offset + 1] == UInt8(ascii: "/") {
        return tag(followsWords: hasWords)
      } else {
        // This `<` does not start a tag: it is part of `<!DOCTYPE>` or a literal character.
        offset += 1
      }
    }
    return nil
  }

  private mutating func tag(followsWords: Bool) -> Tag {
    let start = offset
    offset += 1
    let isClosing = html[offset] == UInt8(ascii: "/")
    if isClosing { offset += 1 }
    let name = word { !Self.isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }.lowercased()
    var attributes: [String: String] = [:]
    while offset < html.count, html[offset] != UInt8(ascii: ">") {
      if Self.isBlank(html[offset]) || html[offset] == UInt8(ascii: "/") {
        offset += 1
        continue
      }
      let key = word { !Self.isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }.lowercased()
      if key.isEmpty { offset += 1 } else { attributes[key] = attributes[key] ?? value() }
    }
    offset = min(offset + 1, html.count)
    let tag = Tag(
      name: name, isClosing: isClosing, attributes: attributes, text: html[start..<offset].text, followsWords: followsWords)
    if !isClosing, name == "script" || name == "style" { skip(past: name == "script" ? "</script>" : "</style>") }
    return tag
  }

  /// Reads the value after an attribute's name. Returns an empty string for an attribute without a value.
  private mutating func value() -> String {
    while offset < html.count, Self.isBlank(html[offset]) { offset += 1 }
    guard offset < html.count, html[offset] == UInt8(ascii: "=") else { return "" }
    offset += 1
    while offset < html.count, Self.isBlank(html[offset]) { offset += 1 }
    guard let mark = html[offset...].first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      return word { !Self.isBlank($0) && $0 != UInt8(ascii: ">") }
    }
    offset += 1
    let value = word { $0 != mark }
    offset = min(offset + 1, html.count)
    return value
  }

  private mutating func word(while isPart: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < html.count, isPart(html[offset]) { offset += 1 }
    return html[start..<offset].text
  }

  private func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= html.count else { return false }
    for place in 0..<text.utf8CodeUnitCount where html[offset + place] != text.utf8Start[place] { return false }
    return true
  }

  private mutating func skip(past text: StaticString) {
    while offset < html.count, !starts(with: text) { offset += 1 }
    offset = min(offset + text.utf8CodeUnitCount, html.count)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 32) >= 97 && (byte | 32) <= 122 }
}
