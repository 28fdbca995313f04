// Searches in the bytes of a text.

extension [UInt8] {
  /// The offset of the first occurrence of a text at or after an offset. The text is not empty.
  public func firstOffset(of text: String, from start: Int = 0) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var start = start
    while start < count, let offset = self[start...].firstIndex(of: first) {
      if starts(with: text, at: offset) { return offset }
      start = offset + 1
    }
    return nil
  }

  /// Whether a text occurs at an offset.
  public func starts(with text: String, at offset: Int) -> Bool {
    offset <= count && self[offset...].starts(with: text.utf8)
  }
}

extension Collection<UInt8> {
  /// Whether the byte `first` occurs directly before the byte `second`.
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    zip(self, dropFirst()).contains { $0 == first && $1 == second }
  }
}
