import Foundation
import Synchronization

/// The results of `transform` on each element, in the elements' order, worked out by as many threads as `jobs` says, or as there are cores.
///
/// Elements are handed out one by one, so that long ones do not hold up a whole share.
public func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int? = nil, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let workers = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, elements.count)
  guard workers > 1 else { return elements.map(transform) }
  let next = Atomic<Int>(0)
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    nonisolated(unsafe) let slots = buffer.baseAddress!
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < elements.count else { return }
        (slots + index).initialize(to: transform(elements[index]))
      }
    }
    count = elements.count
  }
}

/// The same for a `transform` that throws: the error of the first element that failed is thrown after all are done.
public func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int? = nil,
  throwing transform: @Sendable (Element) throws -> Result
) throws -> [Result] {
  try concurrentMap(elements, jobs: jobs) { element in Swift.Result { try transform(element) } }.map { try $0.get() }
}
