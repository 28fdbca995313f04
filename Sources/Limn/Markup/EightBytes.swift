/// Eight bytes of a text, in which a byte can be found with a few operations on one number. Most bytes of a text are plain letters, so code
/// that looks for rare bytes reads eight at a time.
@frozen public struct EightBytes: Sendable {
  /// The number of bytes.
  public static let count = 8
  @usableFromInline let bits: UInt64

  /// Reads eight bytes at an offset of a text. All of them must be inside the text.
  @inlinable @inline(__always)
  public init(_ text: UnsafeRawBufferPointer, at offset: Int) {
    bits = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension EightBytes {
  /// A set of the eight places. The place of the first byte is 0.
  @frozen public struct Places: Sendable {
    /// The highest bit of each byte whose place is in the set.
    @usableFromInline var bits: UInt64

    @inlinable @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    @inlinable @inline(__always)
    public var isEmpty: Bool { bits == 0 }

    /// Removes the first place of the set and returns it. The set must not be empty.
    @inlinable @inline(__always)
    public mutating func removeFirst() -> Int {
      let place = bits.trailingZeroBitCount / 8
      bits &= bits - 1
      return place
    }

    @inlinable @inline(__always)
    public func union(_ other: Places) -> Places { Places(bits: bits | other.bits) }
  }

  /// The places of bytes that are equal to a byte when the bits of `ignored` are set in both.
  ///
  /// Two values that differ in one bit can be found at once. For example, `<` is 0x3C and `>` is 0x3E, so `places(of: 0x3E, ignoring: 2)`
  /// finds both.
  @inlinable @inline(__always)
  public func places(of byte: UInt8, ignoring ignored: UInt8 = 0) -> Places {
    let lowest: UInt64 = 0x0101_0101_0101_0101
    let rest: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = (bits | UInt64(ignored) &* lowest) ^ UInt64(byte | ignored) &* lowest
    // A byte of the difference is zero only if it has no bit. Adding 7F to its lower bits sets the highest bit if one of them is set.
    // This never carries to the next byte.
    return Places(bits: ~((difference & rest) &+ rest | difference | rest))
  }
}
