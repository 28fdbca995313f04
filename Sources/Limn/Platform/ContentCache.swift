/// Results on disk, found by the digest of all that they depend on.
///
/// An entry carries its own checksum and is written in one step, so that a damaged or half-written one is a miss and several machines can
/// share the folder.
public struct ContentCache: Sendable {
  public var folder: String
  public var files: FileSystem

  public init(folder: String, files: FileSystem = .local) {
    self.folder = folder
    self.files = files
  }
}

extension ContentCache {
  /// The entry's bytes, or nil if there is none or it is damaged.
  public func read(_ key: Digest) -> [UInt8]? {
    guard let stored = try? files.read(path(key)), stored.count >= 32 else { return nil }
    let body = Array(stored[32...])
    return Digest(of: body).bytes.elementsEqual(stored[..<32]) ? body : nil
  }

  /// Keeps an entry. A cache that cannot be written costs time, not correctness, so a failure is silent.
  public func write(_ key: Digest, _ body: [UInt8]) {
    try? files.write(path(key), Digest(of: body).bytes + body)
  }

  private func path(_ key: Digest) -> String {
    let name = key.hex
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
  }
}
