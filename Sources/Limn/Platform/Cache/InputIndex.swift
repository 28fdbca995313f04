import Foundation
import LimnDiagnostics
import Synchronization

/// Remembers the digest of each file that was read, with the file's path, size, modification time, and inode. As long
/// as these values are the same, the file is not read again. The indexes of Git and Ninja work in the same way.
///
/// The index is stored in one file, which is read once. A damaged index counts as empty.
public final class InputIndex: Sendable {
  private struct Entry: Codable {
    var size: Int
    var modified: Int64
    var inode: UInt64
    var digest: Data
    /// Whether this run used the entry.
    var isUsed = false

    private enum CodingKeys: CodingKey { case size, modified, inode, digest }
  }

  private struct State {
    var entries: [String: Entry]?
    var isChanged = false
  }

  private let path: String
  private let files: FileSystem
  private let state = Mutex(State())

  /// - Parameter path: the path of the file in which the index is stored.
  public init(path: String, files: FileSystem = .local) {
    self.path = path
    self.files = files
  }

  /// Two seconds, in nanoseconds. If a file was modified less than two seconds ago, its digest is not stored. Such a
  /// file could change again and still have the same modification time.
  private static let uncertain: Int64 = 2_000_000_000
  /// If the number of entries exceeds this limit, the entries that the run did not use are removed.
  private static let limit = 100_000

  /// Returns the digest of a file's bytes; nil for a folder. Throws if the file cannot be read.
  public func digest(of path: String) throws -> Digest? {
    guard let status = files.status(path) else { throw FileError(path: path, code: ENOENT) }
    if status.isFolder { return nil }
    let known: Data? = state.withLock { state in
      if state.entries == nil {
        state.entries = (try? files.read(self.path)).flatMap(Digest.opened).flatMap { try? .init(json: $0) } ?? [:]
      }
      guard let entry = state.entries?[path], entry.size == status.size, entry.modified == status.modified,
        entry.inode == status.identity.inode
      else { return nil }
      state.entries?[path]?.isUsed = true
      return entry.digest
    }
    if let known, let digest = Digest(bytes: Array(known)) { return digest }
    let digest = Digest(of: try files.read(path))
    // Do not store the digest in three cases, in which the stored metadata may not reveal a later change. First, a file
    // in memory has no modification time. Second, a file that was modified very recently may change again within the
    // same time. Third, the file changed while it was read.
    guard status.modified > 0, ContentCache.now - status.modified > Self.uncertain,
      files.status(path) == status
    else { return digest }
    state.withLock { state in
      state.entries?[path] = Entry(
        size: status.size, modified: status.modified, inode: status.identity.inode, digest: Data(digest.bytes),
        isUsed: true)
      state.isChanged = true
    }
    return digest
  }

  /// Writes the index if it changed. A failure is not reported, since without the index a later run only takes longer.
  public func save() {
    let bytes: [UInt8]? = state.withLock { state in
      guard state.isChanged, let entries = state.entries else { return nil }
      state.isChanged = false
      let kept = entries.count > Self.limit ? entries.filter(\.value.isUsed) : entries
      return Digest.sealed(JSONText.bytes(kept, isPretty: false))
    }
    if let bytes { try? files.write(path, bytes) }
  }
}
