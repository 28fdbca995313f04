/// Finds bytes that can start an inline extension, so that text without such bytes can be skipped.
enum InlineTriggers {
  /// Whether a text may contain a strikethrough, a footnote reference, or a bare URL.
  static func found(in text: [UInt8]) -> Bool {
    text.indices.contains { offset in
      switch text[offset] {
      case "~", "@": true
      case "[": text.starts(with: "[^", at: offset)
      case ":": text.starts(with: "://", at: offset)
      case ".": offset >= 3 && text[offset - 3..<offset].allSatisfy { $0 | 32 == "w" }
      default: false
      }
    }
  }
}
