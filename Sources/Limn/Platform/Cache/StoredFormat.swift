import LimnDiagnostics

/// A kind of cache entry: its name, its version, and the stored type.
///
/// Increase the version if the stored type changes, or if the same input now gives a different result. Entries with
/// other versions are never read. A test compares each stored type with a recorded description. The test fails if the
/// type changed but the version did not.
public struct StoredFormat<Value: Codable & Sendable>: Sendable {
  /// A unique name such as `snippet-outcome`.
  let name: String
  let version: Int
  /// Whether machines share the entries of this format. The values of a shared format must not contain paths.
  let isShared: Bool

  public init(_ name: String, version: Int, isShared: Bool = false) {
    self.name = name
    self.version = version
    self.isShared = isShared
  }

  /// The key of the entry for an input. Different formats have different keys for the same input.
  func key(_ input: Digest) -> Digest { Digest(ofParts: [Array("\(name)/\(version)".utf8), input.bytes]) }

  /// Returns the value as JSON. The members of objects are sorted, so that equal values have equal bytes.
  static func encoded(_ value: Value) -> [UInt8] { JSONText.bytes(value, isPretty: false) }

  /// Decodes a value. Returns nil if the type changed without a new version, so that the entry counts as missing.
  static func decoded(_ bytes: [UInt8]) -> Value? { try? Value(json: bytes) }

  // MARK: Values in files

  /// Returns the bytes of a file that stores the value: a header line with the format, then the value.
  public func file(_ value: Value) -> [UInt8] { header + Self.encoded(value) }

  /// Returns the value in a file; nil if the file has another format.
  public func value(inFile bytes: [UInt8]) -> Value? {
    bytes.starts(with: header) ? Self.decoded(Array(bytes[header.count...])) : nil
  }

  private var header: [UInt8] { Array("\(name)/\(version)\n".utf8) }
}

extension ContentCache {
  /// Returns the value of an entry; nil if the entry does not exist, is damaged, or has another format.
  public func read<Value>(_ format: StoredFormat<Value>, _ key: Digest) -> Value? {
    guard let bytes = read(format.key(key), isShared: format.isShared) else { return nil }
    return StoredFormat<Value>.decoded(bytes)
  }

  /// Stores a value. Only store a value that another run would compute from the same input. For example, do not store a
  /// value that was computed after a failure of the environment.
  public func write<Value>(_ value: Value, as format: StoredFormat<Value>, _ key: Digest) {
    write(format.key(key), StoredFormat<Value>.encoded(value), isShared: format.isShared)
  }
}

extension ContentCache? {
  /// Returns the value of an entry. If there is none, makes the value and stores it.
  public func value<Value>(
    _ format: StoredFormat<Value>, _ key: Digest, make: () throws -> Value
  ) rethrows -> Value {
    if let known = self?.read(format, key) { return known }
    let made = try make()
    self?.write(made, as: format, key)
    return made
  }
}
