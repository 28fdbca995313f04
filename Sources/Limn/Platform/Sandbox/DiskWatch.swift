import Foundation

/// Detects that a sandboxed program has written more to the disk than its policy allows. This watch is needed because
/// the kernel limits only the size of each file, and not the total size.
struct DiskWatch {
  private let folders: [String]
  /// The number of bytes by which the folders may grow.
  let limit: Int
  /// The total size of the folders, in bytes, from which growth is measured. If the program starts with an empty home
  /// folder, this is 0. For other programs, this is nil until the first measurement, which sets it to the measured
  /// size.
  private var before: Int?
  private(set) var nextCheck: ContinuousClock.Instant

  /// The time from the start of the program to the first measurement. A program that ends within this time is not
  /// measured, so it is not delayed.
  static let firstInterval = Duration.milliseconds(200)

  /// Creates a watch for a program. Returns nil if there is no sandbox, or if all folders that the program can write to
  /// are in memory.
  init?(_ policy: SandboxPolicy, in sandbox: Sandbox) {
    guard sandbox.isConfining else { return nil }
    var folders = policy.writable
    switch policy.home {
    case .empty(let folder): if case .landlock = sandbox { folders.append(folder) }
    case .folder(let folder): folders.append(folder)
    case .none: break
    }
    guard !folders.isEmpty else { return nil }
    // Leave out a folder inside another folder of the list, so that it does not count twice.
    self.folders = Set(folders).filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } }.sorted()
    limit = min(policy.writtenSizeLimit, Self.freeSpace(folders[0]) / 10 * 9)
    if case .empty = policy.home { before = 0 }
    nextCheck = .now + Self.firstInterval
  }

  /// Whether the process `child` and the processes that it started wrote more than the limit.
  mutating func isExceeded(by child: pid_t) -> Bool {
    let start = ContinuousClock.now
    let size =
      folders.map(Self.size).reduce(0, +)
      + Self.sizeOfRemovedFiles(heldBy: ProcessTree.descendants(of: child).union([child]))
    // Wait at least twenty times as long as this measurement took, so that measuring takes at most 5% of the time.
    nextCheck = .now + max(Self.firstInterval, (.now - start) * 20)
    guard let before else {
      self.before = size
      return false
    }
    return size - before > limit
  }

  /// Returns the number of bytes that all files below a folder take up on the disk.
  private static func size(below folder: String) -> Int {
    var total = 0
    var open = [folder]
    while let folder = open.popLast() {
      // The program may remove a folder while the folder is measured.
      for name in (try? files.list(folder)) ?? [] {
        let path = folder + "/" + name
        var info = stat()
        guard lstat(path, &info) == 0 else { continue }
        total += Int(info.st_blocks) * 512
        if info.st_mode & S_IFMT == S_IFDIR { open.append(path) }
      }
    }
    return total
  }

  /// Returns the total size of removed files that a process still has open. A removed file takes up space until it is
  /// closed.
  private static func sizeOfRemovedFiles(heldBy processes: Set<pid_t>) -> Int {
    var sizes: [FileIdentity: Int] = [:]
    for process in processes {
      let folder = "/proc/\(process)/fd"
      // A process may end while its open files are listed.
      for name in (try? files.list(folder)) ?? [] {
        var info = stat()
        guard stat(folder + "/" + name, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_nlink == 0 else {
          continue
        }
        sizes[FileIdentity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))] = Int(info.st_blocks) * 512
      }
    }
    return sizes.values.reduce(0, +)
  }

  private static func freeSpace(_ folder: String) -> Int {
    var info = statvfs()
    guard statvfs(folder, &info) == 0 else { return .max }
    return Int(info.f_bavail) * Int(info.f_frsize)
  }
}
