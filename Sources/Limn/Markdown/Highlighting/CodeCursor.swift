/// The current position in code, and the tokens found before it.
struct CodeCursor {
  let bytes: [UInt8]
  var offset = 0
  private(set) var tokens: [HighlightToken] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 6)
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Returns the byte at a distance from the cursor, or NUL outside of the code.
  func peek(_ distance: Int = 0) -> UInt8 { byte(offset + distance) }

  func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  /// Adds a token for the bytes from the cursor to `end`, and moves the cursor to `end`.
  mutating func take(to end: Int, as kind: TokenKind) {
    let end = whole(end)
    if end > offset { tokens.append(HighlightToken(start: offset, end: end, kind: kind)) }
    offset = end
  }

  /// Returns the first index at or after `index` that is not inside the UTF-8 sequence of a character.
  func whole(_ index: Int) -> Int {
    var index = min(index, bytes.count)
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return index
  }

  /// Returns the index of the first line break at or after an index. If there is none, returns the end of the text.
  func lineEnd(from index: Int) -> Int {
    end(from: index) { $0 != "\n" }
  }

  /// Returns the index of the first byte, at or after `index`, that does not satisfy the condition. If there is none,
  /// returns the end of the text.
  func end(from index: Int, while condition: (UInt8) -> Bool) -> Int {
    var index = index
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return index
  }

  func starts(with text: String, at index: Int) -> Bool { bytes.starts(with: text, at: index) }

  func equals(_ range: Range<Int>, _ text: String) -> Bool { bytes[range].elementsEqual(text.utf8) }

  func text(_ range: Range<Int>) -> String { bytes[range].text }
}

extension UInt8 {
  /// Whether the byte can be part of a name. This includes letters, digits, `_`, and all non-ASCII bytes.
  var isNameByte: Bool { isASCIIAlphanumeric || self == "_" || self >= 0x80 }
  var isNameStart: Bool { isASCIILetter || self == "_" || self >= 0x80 }
}
