/// A lock with the state that it protects. Copies share the lock and the state. Locking twice on one thread stops the
/// program.
@frozen public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  @usableFromInline let storage: LockStorage<State>

  /// Creates a lock for a state that is not `Sendable`.
  public init(uncheckedState initialState: State) {
    storage = LockStorage(initialState)
  }

  /// A condition that `precondition(_:)` checks: the calling thread holds the lock, or does not hold it.
  @frozen public enum Ownership: Hashable, Sendable {
    case owner
    case notOwner
  }
}

extension OSAllocatedUnfairLock {
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
    try withLockUnchecked(body)
  }

  /// Acquires the lock and calls the closure. If the lock is already held, does not wait: returns nil without calling
  /// the closure.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.tryLock() else { return nil }
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Acquires the lock and calls the closure. If the lock is already held, does not wait: returns nil without calling
  /// the closure.
  public func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? where R: Sendable {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the program if the condition is not met for the calling thread.
  public func precondition(_ condition: Ownership) {
    let isOwner = storage.isHeldByThisThread
    Swift.precondition(isOwner == (condition == .owner), isOwner ? "the lock is held" : "the lock is not held")
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}
