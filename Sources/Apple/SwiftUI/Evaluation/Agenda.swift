import Synchronization

/// Collects the evaluations that have become out of date since the last update. Any thread can add an evaluation.
final class Agenda: Sendable {
  private struct Pending {
    var readers: [Reader] = []
    var onFirst: (@Sendable () -> Void)?
  }
  private let pending = Mutex(Pending())

  var isEmpty: Bool { pending.withLock { $0.readers.isEmpty } }

  func add(_ reader: Reader) {
    let notify = pending.withLock { pending in
      pending.readers.append(reader)
      return pending.readers.count == 1 ? pending.onFirst : nil
    }
    notify?()
  }

  func take() -> [Reader] {
    pending.withLock { pending in
      defer { pending.readers = [] }
      return pending.readers
    }
  }

  /// Sets a function that tells the host that an evaluation is out of date. The function is called at most once between
  /// two updates: for the first change, on the thread of this change.
  func onFirst(_ notify: (@Sendable () -> Void)?) { pending.withLock { $0.onFirst = notify } }
}
