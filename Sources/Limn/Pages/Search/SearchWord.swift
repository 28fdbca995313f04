/// A word in the form in which the search compares it. The bytes are valid only during the call that receives the word.
struct SearchWord {
  /// The UTF-8 bytes. None of them is zero.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The first eight bytes as a number, in which the first byte is the lowest one. If the word is shorter, the
  /// remaining bytes are zero.
  let head: UInt64
  let hash: UInt32
}

extension SearchWord {
  /// The number of bytes after the longest word that must be available in a buffer for words.
  static let padding = pieceSize

  /// Reads a word from a text. Uppercase letters are replaced with lowercase letters.
  ///
  /// - Parameters:
  ///   - start: the offset in the text where the word starts.
  ///   - count: the length of the word, which consists only of ASCII letters and digits.
  ///   - buffer: receives the bytes. It has space for at least ``padding`` bytes more.
  @inline(__always)
  init(
    lowercasing start: Int, _ count: Int, of text: UnsafeBufferPointer<UInt8>,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.init(count: count, in: buffer) { offset in
      // The bit 20 distinguishes a lowercase letter from the uppercase letter. It is set in all digits.
      Self.piece(of: text, at: start + offset, Swift.min(count - offset, Self.pieceSize), with: 0x2020_2020_2020_2020)
    }
  }

  /// Creates a word of at most eight bytes.
  ///
  /// - Parameters:
  ///   - head: the bytes of the word; the first byte is the lowest one.
  ///   - buffer: receives the bytes. It has space for at least ``padding`` bytes.
  @inline(__always)
  init(_ head: UInt64, count: Int, into buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.init(count: count, in: buffer) { _ in head }
  }

  /// Reads a word from the start of a buffer, and writes zeros after it.
  ///
  /// - Parameter count: the length of the word. The buffer has space for at least ``padding`` bytes more.
  @inline(__always)
  init(padding buffer: UnsafeMutableBufferPointer<UInt8>, count: Int) {
    self.init(count: count, in: buffer) { offset in
      Self.piece(of: UnsafeBufferPointer(buffer), at: offset, Swift.min(count - offset, Self.pieceSize), with: 0)
    }
  }

  /// - Parameter piece: returns the eight bytes of the word at an offset. Bytes after the end of the word are zero.
  @inline(__always)
  private init(count: Int, in buffer: UnsafeMutableBufferPointer<UInt8>, piece: (_ offset: Int) -> UInt64) {
    precondition(count + Self.padding <= buffer.count)
    let start = UnsafeMutableRawPointer(buffer.baseAddress!)
    let head = piece(0)
    start.storeBytes(of: head.littleEndian, as: UInt64.self)
    var state = Self.mixed(head)
    var offset = Self.pieceSize
    while offset < count {
      let next = piece(offset)
      start.storeBytes(of: next.littleEndian, toByteOffset: offset, as: UInt64.self)
      state = Self.mixed(state ^ next)
      offset += Self.pieceSize
    }
    self.init(
      bytes: UnsafeBufferPointer(start: buffer.baseAddress, count: count), head: head,
      hash: UInt32(truncatingIfNeeded: state >> 32))
  }

  private static let pieceSize = MemoryLayout<UInt64>.size

  /// Returns up to eight bytes of a text as a number. The first byte is the lowest one.
  ///
  /// - Parameters:
  ///   - count: the number of bytes, from 1 to 8.
  ///   - bits: bits that are added to all of these bytes.
  @inline(__always)
  private static func piece(of text: UnsafeBufferPointer<UInt8>, at offset: Int, _ count: Int, with bits: UInt64)
    -> UInt64
  {
    var piece: UInt64 = 0
    if offset + pieceSize <= text.count {
      piece = UInt64(littleEndian: UnsafeRawPointer(text.baseAddress! + offset).loadUnaligned(as: UInt64.self))
    } else {
      for place in 0..<count { piece |= UInt64(text[offset + place]) << UInt64(8 * place) }
    }
    return (piece | bits) & (UInt64.max >> UInt64(8 * (pieceSize - count)))
  }

  /// - Parameter hash: the word's hash, as computed by the other initializers.
  @inline(__always)
  init(bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) {
    let head = bytes.isEmpty ? 0 : Self.piece(of: bytes, at: 0, min(bytes.count, Self.pieceSize), with: 0)
    self.init(bytes: bytes, head: head, hash: hash)
  }

  /// Multiplies by an odd number that is close to 2⁶⁴ divided by the golden ratio, so that each bit of the input
  /// changes the upper half of the result.
  @inline(__always)
  private static func mixed(_ state: UInt64) -> UInt64 {
    let product = state &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 29)
  }
}
