import LimnDiagnostics
import Foundation

/// An exclusive lock on a folder. It is held while a site or a build in the folder is changed. If the lock is still
/// held when the process ends, the system releases it.
public struct FolderLock: Sendable {
  private let descriptor: Int32

  /// Creates the folder if necessary and acquires the lock. Calls `waits` once if another process or thread holds the
  /// lock.
  public init(_ folder: String, waits: () -> Void) throws {
    try? FileSystem.makeFolder(folder)
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw EnvironmentFailure("\(folder) cannot be opened: \(systemError())")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    waits()
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        throw EnvironmentFailure("\(folder) cannot be locked: \(systemError())")
      }
    }
  }

  public func release() {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
