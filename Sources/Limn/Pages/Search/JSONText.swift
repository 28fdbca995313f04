import LimnMarkup

extension [UInt8] {
  /// Appends a JSON string that is also safe inside a script.
  mutating func add(json text: some Collection<UInt8>) {
    let isAdded: Void? = text.withContiguousStorageIfAvailable { add(json: $0) }
    if isAdded == nil { Array(text).withUnsafeBufferPointer { add(json: $0) } }
  }

  private mutating func add(json text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    // Most bytes need no escape. They are appended in pieces that are as long as possible.
    var start = 0
    EightBytes.forEachOffset(in: UnsafeRawBufferPointer(text), at: Self.specialPlaces) { offset in
      guard let (escape, length) = Self.escape(text, at: offset) else { return }
      append(contentsOf: text[start..<offset])
      append(contentsOf: escape.utf8)
      start = offset + length
    }
    append(contentsOf: text[start...])
    append(UInt8(ascii: "\""))
  }

  /// The places of the bytes that may need an escape.
  @inline(__always)
  private static func specialPlaces(in bytes: EightBytes) -> EightBytes.Places {
    // The bytes below 0x20 differ from zero only in the bits of 0x1F.
    let places = bytes.places(of: 0, ignoring: 0x1F).union(bytes.places(of: UInt8(ascii: "\""))).union(
      bytes.places(of: 0xE2))
    return places.union(bytes.places(of: UInt8(ascii: "\\"))).union(bytes.places(of: UInt8(ascii: "<")))
  }

  /// The escape for the character at an offset, and the length of the character; nil if it needs no escape.
  private static func escape(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (escape: String, length: Int)? {
    switch text[offset] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case UInt8(ascii: "\n"): return ("\\n", 1)
    case UInt8(ascii: "\r"): return ("\\r", 1)
    case UInt8(ascii: "\t"): return ("\\t", 1)
    case UInt8(ascii: "<"): return ("\\u003c", 1)
    // The line separators U+2028 and U+2029 end a line in older versions of JavaScript. In UTF-8, they start with the
    // byte E2.
    case 0xE2:
      guard offset + 2 < text.count, text[offset + 1] == 0x80, text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9
      else { return nil }
      return (text[offset + 2] == 0xA8 ? "\\u2028" : "\\u2029", 3)
    case let byte: return byte < 0x20 ? ("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16), 1) : nil
    }
  }
}

extension String {
  /// The text as a JSON string that is also safe inside a script.
  var quotedJSON: String {
    var out: [UInt8] = []
    out.add(json: utf8)
    return out.text
  }

  /// The text with each run of whitespace replaced by one space.
  var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
