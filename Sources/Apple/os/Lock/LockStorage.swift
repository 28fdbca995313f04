import Glibc
import Synchronization

/// A pthread mutex and the state that the mutex protects. This is a class, since the mutex needs a fixed address.
@usableFromInline final class LockStorage<State> {
  var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  /// The identifier of the thread that holds the lock; 0 if no thread holds it. Each thread only checks whether this is
  /// its own identifier, and only the thread itself writes its own identifier. So relaxed memory ordering is
  /// sufficient.
  private let owner = Atomic<UInt>(0)

  init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}

extension LockStorage {
  var isHeldByThisThread: Bool { owner.load(ordering: .relaxed) == pthread_self() }

  func lock() {
    precondition(!isHeldByThisThread, "the lock is already held by this thread")
    pthread_mutex_lock(mutex)
    owner.store(pthread_self(), ordering: .relaxed)
  }

  func unlock() {
    precondition(isHeldByThisThread, "the lock is not held by this thread")
    owner.store(0, ordering: .relaxed)
    pthread_mutex_unlock(mutex)
  }

  func tryLock() -> Bool {
    guard pthread_mutex_trylock(mutex) == 0 else { return false }
    owner.store(pthread_self(), ordering: .relaxed)
    return true
  }
}
