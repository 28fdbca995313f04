import Foundation

/// The number and size of a cache's entries.
public struct CacheUsage: Hashable, Sendable {
  public var entries = 0
  public var bytes = 0
}

extension ContentCache {
  /// The default size limit: 2 GB.
  public static let sizeLimit = 2_000_000_000
  /// One hour in nanoseconds. The time of an entry's last use is recorded at most once an hour, so the recorded time
  /// can be up to an hour too early.
  private static let hour: Int64 = 3_600_000_000_000

  static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1e9) }

  /// The number and size of the entries in the folder; zero if the folder does not exist.
  public func usage() throws -> CacheUsage {
    try entries().reduce(into: CacheUsage()) { usage, entry in
      usage.entries += 1
      usage.bytes += entry.size
    }
  }

  /// Removes the least recently used entries until the remaining entries take at most `limit` bytes. An entry is kept
  /// if its recorded time of use is within the last hour, since a running build may need the entry.
  ///
  /// - Returns: the number and size of the removed entries.
  public func prune(to limit: Int = sizeLimit) throws -> CacheUsage {
    let entries = try entries().sorted { ($0.modified, $0.path) < ($1.modified, $1.path) }
    var excess = entries.sum(\.size) - limit
    var removed = CacheUsage()
    let recent = Self.now - Self.hour
    for entry in entries where excess > 0 && entry.modified < recent {
      // Removing an entry that another process has already removed is not an error.
      guard unlink(entry.path) == 0 || errno == ENOENT else { throw FileError(path: entry.path) }
      excess -= entry.size
      removed.entries += 1
      removed.bytes += entry.size
    }
    return removed
  }

  /// Prunes the cache if it was not pruned within the last day.
  ///
  /// If pruning fails, for example because the cache is read-only, the run continues. To see the reason, run `limn
  /// cache --prune`.
  public func pruneDaily() {
    let stamp = folder + "/pruned"
    if let status = files.status(stamp), Self.now - status.modified < 24 * Self.hour { return }
    guard files.isFolder(folder), (try? files.write(stamp, [])) != nil else { return }
    _ = try? prune()
  }

  /// Sets an entry's modification time to the current time, at most once an hour. Pruning reads the modification time
  /// to find out when the entry was last used.
  func markUse(of path: String) {
    guard let status = files.status(path), status.modified > 0, Self.now - status.modified > Self.hour else { return }
    // If the time cannot be set, pruning may remove the entry although it was used recently.
    utimes(path, nil)
  }

  private func entries() throws -> [(path: String, size: Int, modified: Int64)] {
    guard files.isFolder(folder) else { return [] }
    return try files.files(below: folder).filter { $0.contains("/") }.compactMap { name in
      // The listed files are complete, since a file gets its final name only after it is written.
      let path = folder + "/" + name
      return files.status(path).map { (path, $0.size, $0.modified) }
    }
  }
}
