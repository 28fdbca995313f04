/// A word in the form in which the search compares it. The bytes are valid only during the call that receives the word.
struct SearchWord {
  /// The UTF-8 bytes. None of them is zero.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The first eight bytes in memory order. If the word is shorter, the remaining bytes are zero.
  let head: UInt64
  let hash: UInt32
}

extension SearchWord {
  /// The number of bytes after a word that ``init(padding:count:)`` overwrites.
  static let padding = MemoryLayout<UInt64>.size

  /// Reads the word from the start of a buffer, and writes zeros after it. So the word can be read eight bytes at a time.
  ///
  /// - Parameter count: the length of the word. The buffer has space for at least ``padding`` bytes more.
  @inline(__always)
  init(padding buffer: UnsafeMutableBufferPointer<UInt8>, count: Int) {
    precondition(count + Self.padding <= buffer.count)
    let start = UnsafeMutableRawPointer(buffer.baseAddress!)
    start.storeBytes(of: 0, toByteOffset: count, as: UInt64.self)
    let head = start.loadUnaligned(as: UInt64.self)
    var state = Self.mixed(head)
    var offset = Self.padding
    while offset < count {
      state = Self.mixed(state ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += Self.padding
    }
    self.init(
      bytes: UnsafeBufferPointer(start: buffer.baseAddress, count: count), head: head, hash: UInt32(truncatingIfNeeded: state >> 32))
  }

  /// - Parameter hash: the word's hash, as computed by ``init(padding:count:)``.
  @inline(__always)
  init(bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) {
    var head: UInt64 = 0
    withUnsafeMutableBytes(of: &head) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(Self.padding))) }
    self.init(bytes: bytes, head: head, hash: hash)
  }

  /// Multiplies by an odd number that is close to 2⁶⁴ divided by the golden ratio, so that each bit of the input changes the upper half of
  /// the result.
  @inline(__always)
  private static func mixed(_ state: UInt64) -> UInt64 {
    let product = state &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 29)
  }
}

extension UnsafeRawBufferPointer {
  fileprivate init(rebasing bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.init(UnsafeBufferPointer(rebasing: bytes))
  }
}
