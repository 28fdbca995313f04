import Synchronization

/// The number of running tasks of views.
final class RunningTasks: Sendable {
  private let count = Atomic(0)

  func begin() { count.add(1, ordering: .relaxed) }
  func end() { count.subtract(1, ordering: .relaxed) }
  var isNone: Bool { count.load(ordering: .relaxed) == 0 }
}
