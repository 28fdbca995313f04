/// Results on disk, keyed by the digest of all their inputs.
///
/// The program itself is not part of a key: each kind of entry has a ``StoredFormat`` whose version changes when its results do.
///
/// An entry contains a checksum and is written atomically, so that a damaged or incomplete entry counts as missing and several machines can
/// share the folder. An entry's modification time is its last use, to within an hour, for ``prune(to:)``.
public struct ContentCache: Sendable {
  public var folder: String
  public var files: FileSystem

  public init(folder: String, files: FileSystem = .local) {
    self.folder = folder
    self.files = files
  }
}

extension ContentCache {
  /// The entry's bytes, or nil if it does not exist or is damaged.
  public func read(_ key: Digest) -> [UInt8]? {
    let path = path(key)
    guard let stored = try? files.read(path), stored.count >= 32 else { return nil }
    let body = Array(stored[32...])
    guard Digest(of: body).bytes.elementsEqual(stored[..<32]) else { return nil }
    markUse(of: path)
    return body
  }

  /// Stores an entry. Errors are ignored, since a cache that cannot be written only costs time.
  public func write(_ key: Digest, _ body: [UInt8]) {
    try? files.write(path(key), Digest(of: body).bytes + body)
  }

  /// The digest of a file's content, cached by its size and modification time; nil if the file cannot be read.
  public func digest(ofFile path: String) -> Digest? {
    guard let status = files.status(path), !status.isFolder else { return nil }
    let memo = Digest(ofParts: ["file", path, "\(status.size)", "\(status.modified)", "\(status.identity.inode)"])
    if let known = read(memo), let digest = Digest(bytes: known) { return digest }
    guard let bytes = try? files.read(path) else { return nil }
    let digest = Digest(of: bytes)
    write(memo, digest.bytes)
    return digest
  }

  private func path(_ key: Digest) -> String {
    let name = key.hex
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
  }
}
