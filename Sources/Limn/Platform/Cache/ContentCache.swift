/// A cache of results on disk. The key of a result is the digest of all inputs from which the result was computed.
///
/// A key does not include Limn's own code. Instead, each kind of entry has a ``StoredFormat`` with a version. This
/// version is increased when Limn computes different results from the same inputs.
///
/// An entry contains a checksum, so a damaged entry counts as missing. An entry is written atomically, so several
/// machines can share the folder. The modification time of an entry tells ``prune(to:)`` when the entry was last used,
/// to within an hour.
public struct ContentCache: Sendable {
  public var folder: String
  public var files: FileSystem
  /// The cache that several machines share; nil if there is none. Only calls with `isShared: true` use it. Such a call
  /// looks up an entry here if the local folder does not contain the entry.
  var remote: RemoteCache?
  /// Whether a run takes all results from the cache. Such a run starts no compiler and reports the results that are
  /// missing.
  public var isOnlySource = false
  /// An index with the digests of files that were read before; nil to read each file again.
  var inputs: InputIndex?

  public init(folder: String, files: FileSystem = .local, remote: RemoteCache? = nil, inputs: InputIndex? = nil) {
    self.folder = folder
    self.files = files
    self.remote = remote
    self.inputs = inputs
  }

  /// Whether new entries are stored in the shared cache too.
  public var isPushing: Bool { remote?.settings.pushes ?? false }

  /// Returns the number of cache lookups to run in parallel. Without a shared cache, this is `jobs`, the number of
  /// computations that run in parallel. With a shared cache, this is at least 16, since a lookup mostly waits for the
  /// network.
  public func lookups(jobs: Int) -> Int { remote == nil ? jobs : max(jobs, 16) }

  /// Returns the bytes of an entry; nil if the entry is missing or damaged.
  ///
  /// - Parameter isShared: whether to look in the shared cache too.
  public func read(_ key: Digest, isShared: Bool = false) -> [UInt8]? {
    let path = path(key)
    if let own = (try? files.read(path)).flatMap(Digest.opened) {
      markUse(of: path)
      return own
    }
    guard isShared, let body = remote?.read(key) else { return nil }
    write(key, body)
    return body
  }

  /// Stores an entry. A failure is not reported, since without the entry a later run only takes longer.
  ///
  /// - Parameter isShared: whether to store the entry in the shared cache too.
  public func write(_ key: Digest, _ body: [UInt8], isShared: Bool = false) {
    try? files.write(path(key), Digest.sealed(body))
    if isShared { remote?.write(key, body) }
  }

  /// Returns the digest of a file's content; nil if the path is a folder, or if the file cannot be read. A file is read
  /// again only if there is no index, or if the file's size, modification time, or inode has changed.
  public func digest(ofFile path: String) -> Digest? {
    if let inputs { return (try? inputs.digest(of: path)) ?? nil }
    return (try? files.read(path)).map { Digest(of: $0) }
  }

  private func path(_ key: Digest) -> String {
    let name = key.hex
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
  }
}
