extension [UInt8] {
  /// Appends a JSON string that is also safe inside a script.
  mutating func add(json text: some Sequence<UInt8>) {
    append(UInt8(ascii: "\""))
    var last: (UInt8, UInt8) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): add("\\\"")
      case UInt8(ascii: "\\"): add("\\\\")
      case UInt8(ascii: "\n"): add("\\n")
      case UInt8(ascii: "\r"): add("\\r")
      case UInt8(ascii: "\t"): add("\\t")
      case UInt8(ascii: "<"): add("\\u003c")
      case 0..<0x20: add(raw: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      case 0xA8 where last == (0xE2, 0x80): replaceLastTwo(with: "\\u2028")
      case 0xA9 where last == (0xE2, 0x80): replaceLastTwo(with: "\\u2029")
      default: append(byte)
      }
      last = (last.1, byte)
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func replaceLastTwo(with text: StaticString) {
    removeLast(2)
    add(text)
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
