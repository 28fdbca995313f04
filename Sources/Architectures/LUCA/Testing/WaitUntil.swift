/// Waits until a condition is true. Use it for work that a test cannot await, such as a store's own task that listens
/// to a stream.
///
/// The condition is checked every 10 milliseconds, at most 200 times, so the wait ends after about two seconds, or
/// immediately if the task is canceled.
///
/// ```swift
/// @MainActor final class Counter { var count = 0 }
///
/// func countsToOne(_ sut: Counter) async -> Bool {
///   await waitUntil { sut.count == 1 }
/// }
/// ```
///
/// - Parameter condition: The condition to wait for.
/// - Returns: Whether the condition became true.
/// - Since: LUCA 3.0, where it belongs to the test target
@MainActor @discardableResult
public func waitUntil(_ condition: @MainActor () -> Bool) async -> Bool {
  for _ in 0..<200 {
    if condition() { return true }
    guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { break }
  }
  return condition()
}
