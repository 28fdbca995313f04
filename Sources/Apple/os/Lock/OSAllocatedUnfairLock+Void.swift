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

  /// If the lock is already held, returns nil and does not call the closure.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    guard storage.tryLock() else { return nil }
    defer { storage.unlock() }
    return try body()
  }

  /// If the lock is already held, returns nil and does not call the closure.
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
