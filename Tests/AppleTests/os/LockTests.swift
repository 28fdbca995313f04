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
}
