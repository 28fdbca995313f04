import os

/// The sequence behind an `AsyncStreamBundle`. Each iterator has its own buffer, which keeps only the newest value.
struct Broadcast<T: Sendable>: AsyncSequence, Sendable {
  typealias Element = T
  typealias Failure = Never
  typealias AsyncIterator = AsyncStream<T>.Iterator

  private let listeners = OSAllocatedUnfairLock(initialState: Listeners())

  private struct Listeners {
    var nextID = 0
    var continuations: [Int: AsyncStream<T>.Continuation] = [:]
  }
}

extension Broadcast {
  func makeAsyncIterator() -> AsyncIterator {
    makeStream(startingWith: nil).makeAsyncIterator()
  }

  func makeStream(startingWith first: T?) -> AsyncStream<T> {
    let (stream, continuation) = AsyncStream.makeStream(of: T.self, bufferingPolicy: .bufferingNewest(1))
    let id = listeners.withLock { listeners in
      defer { listeners.nextID += 1 }
      listeners.continuations[listeners.nextID] = continuation
      return listeners.nextID
    }
    continuation.onTermination = { [listeners] _ in
      listeners.withLock { _ = $0.continuations.removeValue(forKey: id) }
    }
    if let first { continuation.yield(first) }
    return stream
  }

  func send(_ value: T) {
    // Yield the value only after the lock is released. If a listener ends meanwhile, its `onTermination` needs the same
    // lock.
    let continuations = listeners.withLock { $0.continuations.sorted { $0.key < $1.key }.map(\.value) }
    for continuation in continuations {
      continuation.yield(value)
    }
  }
}

// Listeners are not part of an app's state, so hide them from tools that compare states.
extension Broadcast: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: [] as [Mirror.Child]) }
}
