import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock between processes that lock the same file. The system releases the lock when the process that holds the
/// lock ends for any reason.
enum FileLock {
  /// Waits for the lock, runs the closure, and releases the lock.
  static func whileHolding<R>(_ file: URL, _ body: () throws -> R) throws -> R {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw JSONStoreError.unreachable(file, reason: error.localizedDescription)
    }
    // Open the file for each lock: a lock belongs to the opened file, so threads of the same process exclude each other too.
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw JSONStoreError.unreachable(file, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw JSONStoreError.unreachable(file, reason: String(cString: strerror(errno))) }
    }
    return try body()
  }
}
