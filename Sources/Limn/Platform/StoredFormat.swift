import Foundation

/// A kind of cache entry: its name, the version of its stored form, and the type that is stored.
///
/// Raise the version when the stored type changes, or when the same input gives another result: an entry of another version is never
/// read. A test compares each format's stored type with the recorded one and fails if it changed without a new version.
public struct StoredFormat<Value: Codable & Sendable>: Sendable {
  /// Such as `snippet-outcome`, unique among the formats.
  public let name: String
  public let version: Int

  public init(_ name: String, version: Int) {
    self.name = name
    self.version = version
  }
}

extension ContentCache {
  /// The value of an entry; nil if there is none, if it is damaged, or if it was written in another format.
  public func read<Value>(_ format: StoredFormat<Value>, _ key: Digest) -> Value? {
    guard let bytes = read(format.key(key)) else { return nil }
    return StoredFormat<Value>.decoded(bytes)
  }

  /// Keeps a value. Call it only with a result that another run would get as well, never after a failure of the machine.
  public func write<Value>(_ value: Value, as format: StoredFormat<Value>, _ key: Digest) {
    write(format.key(key), StoredFormat<Value>.encoded(value))
  }

  /// The value of an entry; an entry without any bytes stands for `empty`, which saves a decoder where most values are that one.
  public func read<Value>(_ format: StoredFormat<Value>, _ key: Digest, empty: Value) -> Value? {
    guard let bytes = read(format.key(key)) else { return nil }
    return bytes.isEmpty ? empty : StoredFormat<Value>.decoded(bytes)
  }

  /// Keeps a value, without any bytes if it is `empty`.
  public func write<Value: Equatable>(_ value: Value, as format: StoredFormat<Value>, _ key: Digest, empty: Value) {
    write(format.key(key), value == empty ? [] : StoredFormat<Value>.encoded(value))
  }
}

extension StoredFormat {
  /// The same input has other keys in other formats.
  func key(_ input: Digest) -> Digest { Digest(ofParts: [Array("\(name)/\(version)".utf8), input.bytes]) }

  /// With sorted keys, so that equal values have equal bytes.
  static func encoded(_ value: Value) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do { return Array(try encoder.encode(value)) } catch { preconditionFailure("\(Value.self) cannot be encoded: \(error)") }
  }

  /// Nil if the type changed without a new version: the entry counts as missing.
  static func decoded(_ bytes: [UInt8]) -> Value? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(Value.self, from: Data(bytes))
  }
}

// A value in a file of its own.
extension StoredFormat {
  /// The bytes of such a file: a line with the format, then the value.
  public func file(_ value: Value) -> [UInt8] { header + Self.encoded(value) }

  /// The value of such a file; nil if it has another format.
  public func value(inFile bytes: [UInt8]) -> Value? {
    bytes.starts(with: header) ? Self.decoded(Array(bytes[header.count...])) : nil
  }

  private var header: [UInt8] { Array("\(name)/\(version)\n".utf8) }
}
