extension OSAllocatedUnfairLock where State == () {
  public init() {
    self.init(uncheckedState: ())
  }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body()
  }

  public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
    try withLockUnchecked(body)
  }

  /// Acquires the lock and calls the closure. If the lock is already held, does not wait: returns nil without calling
  /// the closure.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    guard storage.tryLock() else { return nil }
    defer { storage.unlock() }
    return try body()
  }

  /// Acquires the lock and calls the closure. If the lock is already held, does not wait: returns nil without calling
  /// the closure.
  public func withLockIfAvailable<R>(_ body: @Sendable () throws -> R) rethrows -> R? where R: Sendable {
    try withLockIfAvailableUnchecked(body)
  }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() { storage.lock() }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() { storage.unlock() }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool { storage.tryLock() }
}
