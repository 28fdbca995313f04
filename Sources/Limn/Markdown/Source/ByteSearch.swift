public import LimnMarkup
public import SystemFoundation

// Searches in the bytes of a text. The functions use the C library, which compares many bytes at a time.

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first occurrence of a byte in a range of offsets. The range ends at `end`, or at the end of the
  /// text.
  @inlinable
  public func firstOffset(of byte: UInt8, from start: Int = 0, to end: Int? = nil) -> Int? {
    let end = end ?? count
    guard start < end, let base = baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Calls `body` with each offset of a byte, in order. For a byte that is frequent, such as the line feed, this takes
  /// less time than calling ``firstOffset(of:from:to:)`` for each offset.
  @inlinable @inline(__always)
  public func forEachOffset(of byte: UInt8, _ body: (Int) -> Void) {
    EightBytes.forEachOffset(in: UnsafeRawBufferPointer(self), at: { $0.places(of: byte) }, body)
  }

  /// The offset of the first occurrence of a text at or after an offset. The text is not empty.
  @inlinable
  public func firstOffset(of text: StaticString, from start: Int = 0) -> Int? {
    var start = start
    while let offset = firstOffset(of: text.utf8Start[0], from: start) {
      if starts(with: text, at: offset) { return offset }
      start = offset + 1
    }
    return nil
  }

  /// Whether a text occurs at an offset. This is inlined, so that the bytes of a short literal are compared without a
  /// call.
  @inlinable @inline(__always)
  public func starts(with text: StaticString, at offset: Int) -> Bool {
    guard let base = baseAddress, offset + text.utf8CodeUnitCount <= count else { return false }
    return memcmp(base + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}

extension [UInt8] {
  /// The offset of the first occurrence of a byte.
  public func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
    withUnsafeBufferPointer { $0.firstOffset(of: byte, from: start) }
  }

  /// Whether the byte `first` occurs directly before the byte `second`.
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    var start = 0
    while let offset = firstOffset(of: first, from: start) {
      start = offset + 1
      if start < count, self[start] == second { return true }
    }
    return false
  }
}
