import LimnMarkup

/// Finds bytes that can start an inline extension, so that text without such bytes can be skipped.
enum InlineTriggers {
  /// Whether a text may contain a strikethrough, a footnote reference, or a bare URL.
  static func found(in text: UnsafeRawBufferPointer) -> Bool {
    let offset = EightBytes.firstOffset(in: text) { bytes in
      let places = bytes.places(of: ASCII.dot).union(bytes.places(of: ASCII.colon)).union(bytes.places(of: ASCII.at))
      return places.union(bytes.places(of: ASCII.openBracket)).union(bytes.places(of: ASCII.tilde))
    } where: {
      isTrigger($0, in: text)
    }
    return offset != nil
  }

  private static func isTrigger(_ offset: Int, in text: UnsafeRawBufferPointer) -> Bool {
    switch text[offset] {
    case ASCII.tilde, ASCII.at: true
    case ASCII.openBracket: offset + 1 < text.count && text[offset + 1] == ASCII.caret
    case ASCII.colon: offset + 2 < text.count && text[offset + 1] == ASCII.slash && text[offset + 2] == ASCII.slash
    case ASCII.dot:
      offset >= 3 && text[offset - 1] | 32 == 119 && text[offset - 2] | 32 == 119 && text[offset - 3] | 32 == 119
    default: false
    }
  }
}
