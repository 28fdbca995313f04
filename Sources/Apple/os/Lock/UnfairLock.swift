import Glibc
import Synchronization

/// A lock in memory that the caller allocates. A lock that was just initialized is not held. Unlike copies of
/// ``OSAllocatedUnfairLock``, a copy is a different lock, so the lock must stay at one address.
@frozen public struct os_unfair_lock_s: Sendable {
  /// An identifier of the thread that holds the lock; 0 if no thread holds it.
  public var _os_unfair_lock_opaque: UInt32

  public init() { _os_unfair_lock_opaque = 0 }

  public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free, and acquires it. Stops the program if the calling thread already holds it.
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking")
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  var attempts = 0
  while !os_unfair_lock_trylock(lock) {
    precondition(!lock.isHeldByThisThread, "the lock is already held by this thread")
    attempts += 1
    // A holder usually keeps the lock only for a few instructions. If it takes longer, let other threads use the
    // processor.
    if attempts > 1000 { usleep(100) } else if attempts > 100 { sched_yield() }
  }
}

/// Acquires the lock if it is free. Returns whether the lock was acquired.
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLockIfAvailable() for async-safe scoped locking")
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.word.pointee.compareExchange(expected: 0, desired: threadIdentifier, ordering: .acquiring).exchanged
}

/// Releases the lock. Stops the program if the calling thread does not hold it.
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking")
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  precondition(lock.isHeldByThisThread, "the lock is not held by this thread")
  lock.word.pointee.store(0, ordering: .releasing)
}

/// Stops the program if the calling thread does not hold the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(UnsafeMutablePointer(mutating: lock).isHeldByThisThread, "the lock is not held by this thread")
}

/// Stops the program if the calling thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(!UnsafeMutablePointer(mutating: lock).isHeldByThisThread, "the lock is held by this thread")
}

extension UnsafeMutablePointer<os_unfair_lock_s> {
  /// The lock's memory as an atomic number. Both have the same layout.
  fileprivate var word: UnsafeMutablePointer<Atomic<UInt32>> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<UInt32>.self)
  }

  fileprivate var isHeldByThisThread: Bool { word.pointee.load(ordering: .relaxed) == threadIdentifier }
}

/// A number that is not 0 and identifies the calling thread. It is made of the address of the thread's data. The lowest
/// bits of the address are always 0, so they are left out.
private var threadIdentifier: UInt32 { UInt32(truncatingIfNeeded: pthread_self() >> 4) | 1 }
