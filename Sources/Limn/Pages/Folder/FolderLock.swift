import LimnDiagnostics
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// An exclusive lock on a folder, held while a site in it is replaced and released when the process ends.
struct FolderLock {
  private let descriptor: Int32

  /// Acquires the lock. Calls `waits` once if another process holds it.
  init(_ folder: String, waits: () -> Void) throws {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw EnvironmentFailure("\(folder) cannot be opened: \(String(cString: strerror(errno)))")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    waits()
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        throw EnvironmentFailure("\(folder) cannot be locked: \(String(cString: strerror(errno)))")
      }
    }
  }

  func release() {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
