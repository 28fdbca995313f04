/// Waits until a condition holds, for what a test cannot await, such as a store that follows a stream in a task of its own.
///
/// The condition is asked every 10 milliseconds, 200 times at most, so the wait ends after about two seconds, or at once when the task is
/// cancelled.
///
/// ```swift
/// @MainActor final class Counter { var count = 0 }
///
/// func countsToOne(_ sut: Counter) async -> Bool {
///   await waitUntil { sut.count == 1 }
/// }
/// ```
///
/// - Parameter condition: What to wait for.
/// - Returns: Whether the condition held in the end.
/// - Since: LUCA 2.0, where it belongs to the test target
@MainActor @discardableResult
public func waitUntil(_ condition: @MainActor () -> Bool) async -> Bool {
  for _ in 0..<200 {
    if condition() { return true }
    guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { break }
  }
  return condition()
}
