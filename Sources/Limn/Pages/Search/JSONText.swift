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
    for (offset, byte) in text.enumerated() {
      // The line separators U+2028 and U+2029 end a line in older versions of JavaScript. In UTF-8, they start with the byte E2.
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<") || byte == 0xE2 else {
        continue
      }
      var length = 1
      let escape: String
      switch byte {
      case UInt8(ascii: "\""): escape = "\\\""
      case UInt8(ascii: "\\"): escape = "\\\\"
      case UInt8(ascii: "\n"): escape = "\\n"
      case UInt8(ascii: "\r"): escape = "\\r"
      case UInt8(ascii: "\t"): escape = "\\t"
      case UInt8(ascii: "<"): escape = "\\u003c"
      case 0xE2:
        guard offset + 2 < text.count, text[offset + 1] == 0x80, text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9 else { continue }
        escape = text[offset + 2] == 0xA8 ? "\\u2028" : "\\u2029"
        length = 3
      default: escape = "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      append(contentsOf: text[start..<offset])
      append(contentsOf: escape.utf8)
      start = offset + length
    }
    append(contentsOf: text[start...])
    append(UInt8(ascii: "\""))
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
