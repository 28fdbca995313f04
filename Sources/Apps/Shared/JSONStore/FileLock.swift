import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that only one process at a time can hold. Processes that use the same file use the same lock. The system
/// releases the lock when the process that holds it ends, even after a crash.
enum FileLock {
  /// Waits for the lock, runs the closure, and releases the lock.
  static func whileHolding<R>(_ file: URL, _ body: () throws -> R) throws -> R {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw JSONStoreError.unreachable(file, reason: error.localizedDescription)
    }
    // Open the file again for each lock. A lock belongs to one opening of the file, so two threads of a process cannot
    // both hold it.
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw JSONStoreError.unreachable(file, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw JSONStoreError.unreachable(file, reason: String(cString: strerror(errno))) }
    }
    return try body()
  }
}
