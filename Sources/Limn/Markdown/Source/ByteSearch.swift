import Foundation

/// Searches in the bytes of a text. The functions use the C library, which compares many bytes at a time.
extension [UInt8] {
  /// The offset of the first occurrence of a byte.
  func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
    withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), bytes.count - start) else {
        return nil
      }
      return UnsafeRawPointer(found) - base
    }
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
