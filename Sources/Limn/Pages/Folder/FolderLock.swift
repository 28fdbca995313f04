import LimnDiagnostics
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A lock on a folder that ends with the process, held while a site in it is being replaced.
struct FolderLock {
  private let descriptor: Int32

  /// Takes the lock, calling `waits` once if another process holds it.
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
