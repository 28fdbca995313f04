/// A SHA-256 digest: two contents with the same digest are taken to be the same.
public struct Digest: Hashable, Sendable {
  /// Thirty-two bytes.
  public var bytes: [UInt8]

  public init(of bytes: some Sequence<UInt8>) {
    var hash = SHA256()
    hash.update(Array(bytes))
    self.bytes = hash.finish()
  }

  /// A digest that was written down; nil if these are not its bytes.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  public init(of text: String) { self.init(of: text.utf8) }

  /// The digest of several parts, each with its length, so that moving a byte from one part to the next changes it.
  public init(ofParts parts: some Sequence<[UInt8]>) {
    var hash = SHA256()
    for part in parts {
      hash.update("\(part.count):".utf8.map { $0 })
      hash.update(part)
    }
    bytes = hash.finish()
  }

  public init(ofParts parts: [String]) { self.init(ofParts: parts.lazy.map { Array($0.utf8) }) }
}

extension Digest: Comparable, CustomStringConvertible {
  /// Sixty-four lower-case hexadecimal digits.
  public var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
  public var description: String { hex }
  public static func < (a: Self, b: Self) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}

/// The hash of FIPS 180-4, here because the platform's standard libraries have none on Linux.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  public init() {}

  public mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      if rest.count < 64 { return }
      let block = rest
      rest.removeAll(keepingCapacity: true)
      block.withUnsafeBufferPointer { compress($0.baseAddress!) }
    }
    bytes.withUnsafeBufferPointer { buffer in
      while buffer.count - start >= 64 {
        compress(buffer.baseAddress! + start)
        start += 64
      }
    }
    rest += bytes[start...]
  }

  public mutating func finish() -> [UInt8] {
    let bits = length * 8
    var padding: [UInt8] = [0x80]
    while (rest.count + padding.count) % 64 != 56 { padding.append(0) }
    for shift in stride(from: UInt64(56), through: 0, by: -8) { padding.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    update(padding)
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }
}

extension SHA256 {
  private mutating func compress(_ block: UnsafePointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for i in 0..<16 {
        let at = i * 4
        w[i] = UInt32(block[at]) << 24 | UInt32(block[at + 1]) << 16 | UInt32(block[at + 2]) << 8 | UInt32(block[at + 3])
      }
      for i in 16..<64 {
        let (x, y) = (w[i - 15], w[i - 2])
        let small = Self.turn(x, 7) ^ Self.turn(x, 18) ^ (x >> 3)
        let large = Self.turn(y, 17) ^ Self.turn(y, 19) ^ (y >> 10)
        w[i] = w[i - 16] &+ small &+ w[i - 7] &+ large
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for i in 0..<64 {
        let first =
          h &+ (Self.turn(e, 6) ^ Self.turn(e, 11) ^ Self.turn(e, 25)) &+ ((e & f) ^ (~e & g)) &+ Self.constants[i] &+ w[i]
        let second = (Self.turn(a, 2) ^ Self.turn(a, 13) ^ Self.turn(a, 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      for (i, x) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= x }
    }
  }

  @inline(__always) private static func turn(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map(fractionOfCubeRoot)
  }()

  /// Found by bisection in integers, since a `Double` has too few digits.
  private static func fractionOfCubeRoot(_ n: UInt64) -> UInt32 {
    var (low, high): (UInt64, UInt64) = (0, 7 << 32)
    while high - low > 1 {
      let middle = (low + high) / 2
      let square = middle.multipliedFullWidth(by: middle)
      // middle^3 compared with n * 2^96, in 192 bits: (square.high, square.low) * middle.
      let lowPart = square.low.multipliedFullWidth(by: middle)
      let highPart = square.high.multipliedFullWidth(by: middle)
      let (sum, carry) = lowPart.high.addingReportingOverflow(highPart.low)
      let top = highPart.high + (carry ? 1 : 0)
      if (top, sum, lowPart.low) <= (0, n << 32, 0) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}
