/// Finds bytes that can start an inline extension, so that text without such bytes can be skipped.
enum InlineTriggers {
  /// The bytes to look for, as two sets with one bit for each byte: `low` has the bytes below 64, and `high` has the bytes from 64 to 127.
  private static let low: UInt64 = 1 << UInt64(ASCII.dot) | 1 << UInt64(ASCII.colon)
  private static let high: UInt64 = 1 << UInt64(ASCII.at - 64) | 1 << UInt64(ASCII.openBracket - 64) | 1 << UInt64(ASCII.tilde - 64)

  /// Whether a text may contain a strikethrough, a footnote reference, or a bare URL.
  static func found(in text: UnsafeRawBufferPointer) -> Bool {
    for offset in 0..<text.count {
      let byte = text[offset]
      // Nearly all bytes fail this fast test, so the tests below are rarely needed.
      guard byte < 128, (byte < 64 ? Self.low >> UInt64(byte) : Self.high >> UInt64(byte - 64)) & 1 != 0 else { continue }
      switch byte {
      case ASCII.tilde, ASCII.at: return true
      case ASCII.openBracket:
        if offset + 1 < text.count, text[offset + 1] == ASCII.caret { return true }
      case ASCII.colon:
        if offset + 2 < text.count, text[offset + 1] == ASCII.slash, text[offset + 2] == ASCII.slash { return true }
      case ASCII.dot:
        if offset >= 3, text[offset - 1] | 32 == 119, text[offset - 2] | 32 == 119, text[offset - 3] | 32 == 119 { return true }
      default: break
      }
    }
    return false
  }
}
