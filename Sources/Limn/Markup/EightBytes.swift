/// Eight bytes of a text, in which a byte can be found with a few operations on one number. Most bytes of a text are
/// plain letters, so code that looks for rare bytes reads eight at a time.
@frozen public struct EightBytes: Sendable {
  /// The number of bytes.
  public static let count = 8
  @usableFromInline let bits: UInt64

  /// Reads eight bytes at an offset of a text. All of them must be inside the text.
  @inlinable @inline(__always)
  public init(_ text: UnsafeRawBufferPointer, at offset: Int) {
    self.init(bits: UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
  }

  @inlinable @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// Reads the bytes from an offset to the end of a text, but at most eight. Zeros take the place of missing bytes.
  @inlinable @inline(__always)
  public init(_ text: UnsafeRawBufferPointer, upTo8From offset: Int) {
    let count = text.count - offset
    if count >= Self.count {
      self.init(text, at: offset)
    } else if count >= 4 {
      // Two reads of four bytes, which can overlap, take less time than reading each byte.
      let first = UInt32(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      let last = UInt32(littleEndian: text.loadUnaligned(fromByteOffset: text.count - 4, as: UInt32.self))
      self.init(bits: UInt64(first) | UInt64(last) << UInt64(8 * (count - 4)))
    } else if count > 0 {
      let (middle, last) = (text[offset + count / 2], text[text.count - 1])
      self.init(
        bits: UInt64(text[offset]) | UInt64(middle) << UInt64(8 * (count / 2)) | UInt64(last) << UInt64(8 * (count - 1))
      )
    } else {
      self.init(bits: 0)
    }
  }

  /// Writes the bytes at an offset of a buffer. All of them must be inside the buffer.
  @inlinable @inline(__always)
  public func store(to buffer: UnsafeMutableRawBufferPointer, at offset: Int) {
    buffer.storeBytes(of: bits.littleEndian, toByteOffset: offset, as: UInt64.self)
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

    /// Whether a place of the set is in a range.
    @inlinable @inline(__always)
    public func intersects(_ range: Range<Int>) -> Bool {
      bits & lowBytes(range.count) << UInt64(8 * range.lowerBound) != 0
    }

    /// The first places of the set that follow each other without a gap. If the set is empty, this is the empty range
    /// at 8.
    @inlinable @inline(__always)
    public var firstRun: Range<Int> {
      let start = bits.trailingZeroBitCount / 8
      guard start < EightBytes.count else { return EightBytes.count..<EightBytes.count }
      let rest = ~(bits &>> UInt64(8 * start)) & highestBits
      return start..<Swift.min(start + rest.trailingZeroBitCount / 8, EightBytes.count)
    }
  }

  /// The places of bytes that are equal to a byte when the bits of `ignored` are set in both.
  ///
  /// Two values that differ in one bit can be found at once. For example, `<` is 0x3C and `>` is 0x3E, so `places(of:
  /// 0x3E, ignoring: 2)` finds both.
  @inlinable @inline(__always)
  public func places(of byte: UInt8, ignoring ignored: UInt8 = 0) -> Places {
    let rest = ~highestBits
    let difference = (bits | repeated(ignored)) ^ repeated(byte | ignored)
    // A byte of the difference is zero only if it has no bit. Adding 7F to its lower bits sets the highest bit if one
    // of them is set. This never carries to the next byte.
    return Places(bits: ~((difference & rest) &+ rest | difference | rest))
  }

  /// The places of bytes that are not ASCII.
  @inlinable @inline(__always)
  public var nonASCII: Places { Places(bits: bits & highestBits) }

  /// The places of ASCII letters.
  @inlinable @inline(__always)
  public var letters: Places { Places(bits: within(0x61, 0x7A, of: bits | repeated(0x20))) }

  /// The places of the letters A to Z.
  @inlinable @inline(__always)
  public var uppercaseLetters: Places { Places(bits: within(0x41, 0x5A, of: bits)) }

  /// The places of ASCII digits.
  @inlinable @inline(__always)
  public var digits: Places { Places(bits: within(0x30, 0x39, of: bits)) }

  /// Several of the bytes as a number, in which the first byte is the lowest one. Uppercase letters are replaced with
  /// lowercase letters. The bytes must be ASCII letters and digits.
  @inlinable @inline(__always)
  public func lowercased(_ places: Range<Int>) -> UInt64 {
    // The bit 20 distinguishes a lowercase letter from the uppercase letter. It is set in all digits.
    (bits &>> UInt64(8 * places.lowerBound) | repeated(0x20)) & lowBytes(places.count)
  }

  /// The highest bit of each byte that is in a range of ASCII values. The other bits are zero.
  @inlinable @inline(__always)
  func within(_ first: UInt8, _ last: UInt8, of bits: UInt64) -> UInt64 {
    let low = bits & ~highestBits
    // Each addition sets the highest bit of the bytes that are at least as large as a value. It never carries to the
    // next byte.
    let fromFirst = low &+ repeated(0x80 - first)
    let afterLast = low &+ repeated(0x7F - last)
    return fromFirst & ~afterLast & ~bits & highestBits
  }
}

/// The highest bit of each of eight bytes.
@inlinable @inline(__always)
var highestBits: UInt64 { 0x8080_8080_8080_8080 }

/// A number whose eight bytes all have the same value.
@inlinable @inline(__always)
func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// A number in which all bits of the lowest bytes are set.
///
/// - Parameter count: the number of bytes, at most 8.
@inlinable @inline(__always)
func lowBytes(_ count: Int) -> UInt64 { (1 << UInt64(8 * count)) &- 1 }
