/// Splits text with characters that are not ASCII into search words. In Chinese, Japanese, and Korean text, each pair of adjacent characters
/// is a word.
enum WideWords {
  private enum Kind { case ideograph, punctuation, other }

  /// - Parameters:
  ///   - text: characters without ASCII spaces and punctuation.
  ///   - ascii: receives each part of the text that consists only of ASCII letters, digits, and underscores.
  static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (SearchWord) -> Void, ascii: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    var offset = 0
    while offset < text.count {
      let (kind, length) = character(at: offset, in: text)
      if kind != .other {
        readOther(UnsafeBufferPointer(rebasing: text[start..<offset]), body, ascii: ascii)
        start = offset + length
      }
      if kind == .ideograph {
        let next = start < text.count ? character(at: start, in: text) : (.other, 0)
        let end = next.kind == .ideograph ? start + next.length : start
        body(SearchWord(UnsafeBufferPointer(rebasing: text[offset..<end])))
      }
      offset += length
    }
    readOther(UnsafeBufferPointer(rebasing: text[start...]), body, ascii: ascii)
  }

  /// Reads text without ideographs.
  private static func readOther(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (SearchWord) -> Void, ascii: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if text.isEmpty { return }
    if text.allSatisfy({ $0 < 0x80 }) { return ascii(text) }
    for part in String(decoding: text, as: UTF8.self).lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      var part = String(part.prefix(WordReader.longest))
      part.withUTF8 { body(SearchWord($0)) }
    }
  }

  /// The kind of a character, and its length in bytes.
  private static func character(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> (kind: Kind, length: Int) {
    let lead = text[offset]
    let length = min(lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4, text.count - offset)
    guard length > 2 else { return (.other, length) }
    var scalar = UInt32(lead & (length == 3 ? 0x0f : 0x07))
    for byte in text[offset + 1..<offset + length] { scalar = scalar << 6 | UInt32(byte & 0x3f) }
    switch scalar {
    case 0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff, 0x20000...0x3ffff: return (.ideograph, length)
    // Dashes, quotation marks, bullets, and the ellipsis. They are common in English text too.
    case 0x2010...0x2027: return (.punctuation, length)
    default: return (.other, length)
    }
  }
}
