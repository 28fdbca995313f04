/// The bytes that can start an inline extension. Text without such bytes is skipped.
enum InlineTriggers {
  /// Whether a text may contain a strikethrough, a footnote reference, or a bare URL.
  static func found(in text: UnsafeRawBufferPointer) -> Bool {
    for (offset, byte) in text.enumerated() where byte >= ASCII.dot {
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
