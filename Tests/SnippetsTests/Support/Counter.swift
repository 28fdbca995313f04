import Synchronization

/// A counter that several threads can increment.
final class Counter: Sendable {
  private let number = Atomic<Int>(0)

  func count() { number.wrappingAdd(1, ordering: .relaxed) }
  var value: Int { number.load(ordering: .relaxed) }
}
