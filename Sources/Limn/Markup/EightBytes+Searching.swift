extension EightBytes {
  /// The offset of the first byte of a text that meets a condition.
  ///
  /// - Parameters:
  ///   - places: returns the places of the bytes that may meet the condition.
  ///   - condition: receives the offsets of these bytes, in order. The search ends when it returns true.
  @inlinable @inline(__always)
  public static func firstOffset(
    in text: UnsafeRawBufferPointer, among places: (EightBytes) -> Places, where condition: (_ offset: Int) -> Bool
  ) -> Int? {
    var offset = 0
    while offset < text.count {
      var found = places(EightBytes(text, upTo8From: offset))
      while !found.isEmpty {
        let place = offset + found.removeFirst()
        // Zeros take the place of bytes after the end.
        if place < text.count, condition(place) { return place }
      }
      offset += count
    }
    return nil
  }

  /// Calls `body` with the offset of each byte of a text at the returned places, in order.
  @inlinable @inline(__always)
  public static func forEachOffset(
    in text: UnsafeRawBufferPointer, at places: (EightBytes) -> Places, _ body: (_ offset: Int) -> Void
  ) {
    _ = firstOffset(in: text, among: places) { offset in
      body(offset)
      return false
    }
  }
}
