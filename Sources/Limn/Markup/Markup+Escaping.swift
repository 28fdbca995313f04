extension Markup {
  /// The text, escaped for use in elements and double-quoted attributes.
  public static func escaped(_ string: String) -> String {
    guard string.utf8.contains(where: { entity(for: $0) != nil }) else { return string }
    var bytes: [UInt8] = []
    escape(string.utf8, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends UTF-8 bytes. The four special characters of HTML are escaped.
  public static func escape(_ text: some Collection<UInt8>, into bytes: inout [UInt8]) {
    let isEscaped: Void? = text.withContiguousStorageIfAvailable { escape($0, into: &bytes) }
    if isEscaped == nil { Array(text).withUnsafeBufferPointer { escape($0, into: &bytes) } }
  }

  public static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    // Most bytes need no escape. They are appended in pieces that are as long as possible.
    var start = 0
    EightBytes.forEachOffset(in: UnsafeRawBufferPointer(text), at: specialPlaces) { offset in
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<offset]))
      if let entity = entity(for: text[offset]) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
      }
      start = offset + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// The places of special characters.
  @inlinable @inline(__always)
  public static func specialPlaces(in bytes: EightBytes) -> EightBytes.Places {
    // The quotation mark and the ampersand differ only in the bit 4, and the angle brackets only in the bit 2.
    bytes.places(of: UInt8(ascii: "&"), ignoring: 4).union(bytes.places(of: UInt8(ascii: ">"), ignoring: 2))
  }

  /// The entity for a special character; nil for any other byte.
  @inlinable @inline(__always)
  public static func entity(for byte: UInt8) -> StaticString? {
    // All special characters are less than 64, and most bytes of a text are not.
    guard byte < 64 else { return nil }
    return switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  /// The number of bytes of a text after it is escaped.
  public static func escapedCount(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var count = text.count
    EightBytes.forEachOffset(in: UnsafeRawBufferPointer(text), at: specialPlaces) { offset in
      count += (entity(for: text[offset])?.utf8CodeUnitCount ?? 1) - 1
    }
    return count
  }
}
