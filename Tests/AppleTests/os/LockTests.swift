import Dispatch
import Testing
import os

@Suite struct LockTests {
  @Test("Protects its state from many threads") func protectsItsStateFromManyThreads() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock(\.self) == 8000)
  }

  @Test("Is shared by its copies") func isSharedByItsCopies() {
    let lock = OSAllocatedUnfairLock(initialState: "a")
    let copy = lock
    copy.withLock { $0 += "b" }
    #expect(lock.withLock { $0 } == "ab")
  }

  @Test("Refuses while it is held") func refusesWhileItIsHeld() {
    let lock = OSAllocatedUnfairLock()
    lock.precondition(.notOwner)
    let inner = lock.withLock { () -> Int? in
      lock.precondition(.owner)
      return lock.withLockIfAvailable { 1 }
    }
    #expect(inner == nil)
    #expect(lock.withLockIfAvailable { 2 } == 2)
  }

  @Test("A lock in allocated memory protects a state from many threads") func aLockInAllocatedMemoryProtectsAState() {
    nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
    nonisolated(unsafe) let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    count.initialize(to: 0)
    defer {
      lock.deallocate()
      count.deallocate()
    }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(lock)
        count.pointee += 1
        os_unfair_lock_unlock(lock)
      }
    }
    #expect(count.pointee == 8000)
    os_unfair_lock_assert_not_owner(lock)
  }

  @Test("A held lock in allocated memory cannot be acquired") func aHeldLockInAllocatedMemoryCannotBeAcquired() {
    var lock = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_assert_owner(&lock)
    let held = lock
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      var copy = held
      if copy._os_unfair_lock_opaque == 0 { Issue.record("the lock is not held") }
      if os_unfair_lock_trylock(&copy) { Issue.record("the lock was acquired twice") }
    }
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }

  @Test("Locking twice on one thread stops the program") func lockingTwiceOnOneThreadStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      func lockTwice() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        os_unfair_lock_lock(&lock)
      }
      lockTwice()
    }
    await #expect(processExitsWith: .failure) {
      func unlock() {
        var lock = os_unfair_lock()
        os_unfair_lock_unlock(&lock)
      }
      unlock()
    }
  }
}
