#if canImport(CryptoKit)
  import CryptoKit
#else
  import CNettle
#endif

/// A SHA-256 digest. Contents with equal digests are assumed to be equal.
public struct Digest: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The 32 bytes of the digest.
  public var bytes: [UInt8]

  public init(of bytes: some Sequence<UInt8>) {
    let hash = Hasher256()
    hash.update(bytes as? [UInt8] ?? Array(bytes))
    self.bytes = hash.finish()
  }

  /// Creates a digest from 32 bytes; nil if there are more or fewer bytes.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  public init(of text: String) { self.init(of: text.utf8) }

  /// Computes the digest of several parts. It covers the length of each part, so it changes if a byte moves from one
  /// part to the next.
  public init(ofParts parts: some Sequence<[UInt8]>) {
    let hash = Hasher256()
    for part in parts {
      hash.update("\(part.count):".bytes)
      hash.update(part)
    }
    bytes = hash.finish()
  }

  public init(ofParts parts: [String]) { self.init(ofParts: parts.lazy.map(\.bytes)) }

  /// The digest as 64 lowercase hexadecimal digits.
  public var hex: String {
    let digits = "0123456789abcdef".bytes
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }.text
  }
  public var description: String { hex }
  public static func < (a: Self, b: Self) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }

  /// The bytes with their digest before them.
  static func sealed(_ body: [UInt8]) -> [UInt8] { Digest(of: body).bytes + body }

  /// The bytes without their digest; nil if they do not match it.
  static func opened(_ stored: [UInt8]) -> [UInt8]? {
    let body = Array(stored.dropFirst(32))
    return Digest(of: body).bytes.elementsEqual(stored.prefix(32)) ? body : nil
  }
}

/// Computes SHA-256 incrementally, with the platform's library.
private final class Hasher256 {
  #if canImport(CryptoKit)
    var hash = SHA256()

    func update(_ bytes: [UInt8]) { hash.update(data: bytes) }
    func finish() -> [UInt8] { Array(hash.finalize()) }
  #else
    var context = sha256_ctx()

    init() { nettle_sha256_init(&context) }

    func update(_ bytes: [UInt8]) { nettle_sha256_update(&context, bytes.count, bytes) }

    func finish() -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
        limn_sha256_finish(&context, buffer.baseAddress)
        count = 32
      }
    }
  #endif
}
