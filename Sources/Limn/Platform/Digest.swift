#if canImport(CryptoKit)
  import CryptoKit
#else
  import CCrypto
#endif

/// A SHA-256 digest: two contents with the same digest are taken to be the same.
public struct Digest: Hashable, Sendable {
  /// Thirty-two bytes.
  public var bytes: [UInt8]

  public init(of bytes: some Sequence<UInt8>) {
    let hash = Hasher256()
    hash.update(bytes as? [UInt8] ?? Array(bytes))
    self.bytes = hash.finish()
  }

  /// A digest from its bytes; nil unless there are thirty-two.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  public init(of text: String) { self.init(of: text.utf8) }

  /// The digest of several parts, each with its length, so that moving a byte from one part to the next changes it.
  public init(ofParts parts: some Sequence<[UInt8]>) {
    let hash = Hasher256()
    for part in parts {
      hash.update(Array("\(part.count):".utf8))
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

/// SHA-256 of bytes that come in pieces, by the platform's own library.
private final class Hasher256 {
  #if canImport(CryptoKit)
    private var hash = SHA256()

    func update(_ bytes: [UInt8]) { hash.update(data: bytes) }
    func finish() -> [UInt8] { Array(hash.finalize()) }
  #else
    private let context = EVP_MD_CTX_new()

    init() { precondition(EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1, "libcrypto has no SHA-256") }
    deinit { EVP_MD_CTX_free(context) }

    func update(_ bytes: [UInt8]) { EVP_DigestUpdate(context, bytes, bytes.count) }

    func finish() -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
        precondition(EVP_DigestFinal_ex(context, buffer.baseAddress, nil) == 1, "libcrypto could not finish a SHA-256")
        count = 32
      }
    }
  #endif
}
