/// A word in the form in which the search compares it. The bytes are valid only during the call that receives the word.
struct SearchWord {
  /// The UTF-8 bytes. None of them is zero.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The first eight bytes in memory order. If the word is shorter, the remaining bytes are zero.
  let head: UInt64
  let hash: UInt32
}

extension SearchWord {
  /// - Parameter hash: the word's hash, as computed by ``init(_:)``.
  @inline(__always)
  init(bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) {
    self.init(bytes: bytes, head: Self.piece(of: bytes, at: 0), hash: hash)
  }

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let head = Self.piece(of: bytes, at: 0)
    var state = Self.mixed(head)
    var offset = Self.pieceSize
    while offset < bytes.count {
      state = Self.mixed(state ^ Self.piece(of: bytes, at: offset))
      offset += Self.pieceSize
    }
    self.init(bytes: bytes, head: head, hash: UInt32(truncatingIfNeeded: state >> 32))
  }

  private static let pieceSize = MemoryLayout<UInt64>.size

  /// Multiplies by an odd number that is close to 2⁶⁴ divided by the golden ratio, so that each bit of the input changes the upper half of
  /// the result.
  @inline(__always)
  private static func mixed(_ state: UInt64) -> UInt64 {
    let product = state &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 29)
  }

  /// The eight bytes at an offset. Bytes after the end of the word are zero.
  @inline(__always)
  private static func piece(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    guard let base = bytes.baseAddress else { return 0 }
    let count = bytes.count - offset
    let start = UnsafeRawPointer(base + offset)
    if count >= pieceSize { return start.loadUnaligned(as: UInt64.self) }
    guard count >= 4 else {
      var piece: UInt64 = 0
      for place in 0..<count { piece |= UInt64(base[offset + place]) << UInt64(8 * place) }
      return UInt64(littleEndian: piece)
    }
    // Two loads that overlap contain all bytes. The bytes of the overlap are equal in both.
    let first = UInt64(UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
    let last = UInt64(UInt32(littleEndian: (start + count - 4).loadUnaligned(as: UInt32.self)))
    return UInt64(littleEndian: first | last << UInt64(8 * (count - 4)))
  }
}
