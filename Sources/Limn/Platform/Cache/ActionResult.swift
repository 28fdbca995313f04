/// A cached result, encoded as the protobuf message `ActionResult` of the Remote Execution API. Servers of the Bazel
/// HTTP cache protocol store results in this encoding.
///
/// The message contains a short body in the field for the action's standard output. The message contains only the
/// digest of a long body, and the server stores the body itself as a separate file under this digest. The message's
/// field for standard error contains `seal`, a digest of the cache key and of the body's digest. A reader uses it to
/// detect an entry that was truncated, changed, or stored under another key.
struct ActionResult: Hashable {
  enum Body: Hashable {
    case inline([UInt8])
    case stored(Digest, size: Int)
  }

  var body: Body
  /// A digest of the cache key and of the body's digest, to detect a damaged entry.
  var seal: Digest

  /// The maximum size, in bytes, of a body that is part of the message. A longer body is stored as a separate file.
  static let inlineLimit = 64 << 10

  init(_ body: [UInt8], key: Digest) {
    let digest = Digest(of: body)
    seal = Self.seal(key, digest)
    self.body = body.count > Self.inlineLimit ? .stored(digest, size: body.count) : .inline(body)
  }

  /// Whether this entry was stored under `key` and is undamaged.
  func belongs(to key: Digest) -> Bool {
    switch body {
    case .inline(let bytes): seal == Self.seal(key, Digest(of: bytes))
    case .stored(let digest, _): seal == Self.seal(key, digest)
    }
  }

  private static func seal(_ key: Digest, _ body: Digest) -> Digest { Digest(ofParts: ["limn", key.hex, body.hex]) }

  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    switch body {
    case .inline(let body): Protobuf.append(body, field: 5, to: &bytes)
    case .stored(let digest, let size):
      var reference: [UInt8] = []
      Protobuf.append(digest.hex.bytes, field: 1, to: &reference)
      Protobuf.append(UInt64(size), field: 2, to: &reference)
      var file: [UInt8] = []
      Protobuf.append("result".bytes, field: 1, to: &file)
      Protobuf.append(reference, field: 2, to: &file)
      Protobuf.append(file, field: 2, to: &bytes)
    }
    Protobuf.append(seal.hex.bytes, field: 7, to: &bytes)
    return bytes
  }

  /// Decodes a message; nil if the bytes are not an `ActionResult`.
  init?(_ bytes: [UInt8]) {
    guard let fields = Protobuf.fields(bytes), let text = fields.last(where: { $0.number == 7 })?.bytes,
      let seal = Digest(hex: text)
    else {
      return nil
    }
    self.seal = seal
    if let file = fields.first(2)?.bytes {
      guard let reference = Protobuf.fields(file)?.first(2)?.bytes,
        let parts = Protobuf.fields(reference),
        let hash = parts.first(1)?.bytes, let digest = Digest(hex: hash)
      else { return nil }
      let size = parts.first(2)?.value ?? 0
      guard size <= UInt64(RemoteCache.sizeLimit) else { return nil }
      body = .stored(digest, size: Int(size))
    } else {
      // A protobuf encoder may leave out an empty field, so a missing field stands for an empty body.
      body = .inline(fields.last { $0.number == 5 }?.bytes ?? [])
    }
  }
}

extension [Protobuf.Field] {
  fileprivate func first(_ number: Int) -> Protobuf.Field? { first { $0.number == number } }
}

extension Digest {
  /// Creates a digest from 64 lowercase hexadecimal digits; nil for any other text.
  public init?(hex text: [UInt8]) {
    self.init(bytes: text.hexDecoded)
    if !text.elementsEqual(hex.utf8) { return nil }
  }
}

extension [UInt8] {
  /// The bytes that this text of hexadecimal digits, two for each byte, stands for.
  public var hexDecoded: [UInt8] {
    stride(from: 0, to: count, by: 2).compactMap { UInt8(self[$0...].prefix(2).text, radix: 16) }
  }
}

/// The part of protobuf's wire format that `ActionResult` needs.
enum Protobuf {
  struct Field {
    var number: Int
    /// The bytes of a length-delimited field; empty for other fields.
    var bytes: [UInt8] = []
    var value: UInt64 = 0
  }

  static func append(_ bytes: [UInt8], field: Int, to message: inout [UInt8]) {
    append(varint: UInt64(field << 3 | 2), to: &message)
    append(varint: UInt64(bytes.count), to: &message)
    message += bytes
  }

  static func append(_ value: UInt64, field: Int, to message: inout [UInt8]) {
    append(varint: UInt64(field << 3), to: &message)
    append(varint: value, to: &message)
  }

  private static func append(varint value: UInt64, to message: inout [UInt8]) {
    var rest = value
    while rest > 127 {
      message.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    message.append(UInt8(rest))
  }

  /// Returns the fields of a message, in the order of the message. Returns nil if the message is truncated, or if a
  /// field has a wire type that protobuf no longer uses.
  static func fields(_ message: [UInt8]) -> [Field]? {
    var fields: [Field] = []
    var rest = message[...]
    while !rest.isEmpty {
      guard let tag = varint(&rest), tag >> 3 > 0, tag >> 3 < 1 << 29 else { return nil }
      var field = Field(number: Int(tag >> 3))
      switch tag & 7 {
      case 0:
        guard let value = varint(&rest) else { return nil }
        field.value = value
      case 1, 5:
        let size = tag & 7 == 1 ? 8 : 4
        guard rest.count >= size else { return nil }
        rest = rest.dropFirst(size)
      case 2:
        guard let size = varint(&rest), size <= UInt64(rest.count) else { return nil }
        field.bytes = Array(rest.prefix(Int(size)))
        rest = rest.dropFirst(Int(size))
      default: return nil
      }
      fields.append(field)
    }
    return fields
  }

  private static func varint(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      value |= UInt64(byte & 127) << UInt64(shift)
      if byte < 128 { return value }
    }
    return nil
  }
}
