public import LimnDiagnostics
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// How much a cache holds.
public struct CacheUsage: Hashable, Sendable {
  public var entries = 0
  public var bytes = 0

  public init(entries: Int = 0, bytes: Int = 0) {
    self.entries = entries
    self.bytes = bytes
  }
}

extension ContentCache {
  /// The size that a cache on this machine may have: 2 GB.
  public static let sizeLimit = 2_000_000_000
  /// In nanoseconds: what was used since then is kept by ``prune(to:)``, and its time is not written again.
  private static let hour: Int64 = 3_600_000_000_000

  private static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1e9) }

  /// What the folder holds; nothing if it is not there.
  public func usage() throws(EnvironmentFailure) -> CacheUsage {
    try entries().reduce(into: CacheUsage()) { usage, entry in
      usage.entries += 1
      usage.bytes += entry.size
    }
  }

  /// Removes the entries that were not used for the longest time until the rest takes at most `limit` bytes. What was used within the last hour
  /// stays, since a build that runs at the moment may need it.
  ///
  /// - Returns: what was removed.
  public func prune(to limit: Int = sizeLimit) throws(EnvironmentFailure) -> CacheUsage {
    let entries = try entries().sorted { ($0.modified, $0.path) < ($1.modified, $1.path) }
    var excess = entries.reduce(0) { $0 + $1.size } - limit
    var removed = CacheUsage()
    let recent = Self.now - Self.hour
    for entry in entries where excess > 0 && entry.modified < recent {
      // Another process may have removed it.
      guard unlink(entry.path) == 0 || errno == ENOENT else { throw FileError(path: entry.path, code: errno).failure }
      excess -= entry.size
      removed.entries += 1
      removed.bytes += entry.size
    }
    return removed
  }

  /// Prunes a cache that was not pruned for a day.
  ///
  /// A cache that cannot be pruned, such as one that is only read, makes no run fail; `limn cache --prune` says why.
  public func pruneDaily() {
    let stamp = folder + "/pruned"
    if let status = files.status(stamp), Self.now - status.modified < 24 * Self.hour { return }
    guard files.isFolder(folder), (try? files.write(stamp, [])) != nil else { return }
    _ = try? prune()
  }

  /// Sets an entry's time, so that pruning finds what was used last.
  func markUse(of path: String) {
    guard let status = files.status(path), status.modified > 0, Self.now - status.modified > Self.hour else { return }
    // Where the time cannot be set, the entry counts as older than it is.
    utimes(path, nil)
  }

  private func entries() throws(EnvironmentFailure) -> [(path: String, size: Int, modified: Int64)] {
    guard files.isFolder(folder) else { return [] }
    do throws(FileError) {
      return try files.files(below: folder).filter { $0.contains("/") }.compactMap { name in
        // A file that is being written has its final name only when it is whole.
        let path = folder + "/" + name
        return files.status(path).map { (path, $0.size, $0.modified) }
      }
    } catch {
      throw error.failure
    }
  }
}
