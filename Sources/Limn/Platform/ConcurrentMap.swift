import Dispatch
import Foundation
import Synchronization

/// Applies `transform` to each element and returns the results in order. The work is done on `jobs` threads, or on one
/// thread for each core if `jobs` is nil.
///
/// When a thread has finished an element, it takes the next element that no thread has taken. So a slow element does
/// not delay the other elements. If `transform` throws for an element, the other elements are still processed. Then the
/// error of the first element that failed, in the order of the elements, is thrown.
public func concurrentMap<Element: Sendable, Result: Sendable, Failure: Error>(
  _ elements: [Element], jobs: Int? = nil, _ transform: @Sendable (Element) throws(Failure) -> Result
) throws(Failure) -> [Result] {
  let workers = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, elements.count)
  let next = Atomic<Int>(0)
  let results = Mutex([Swift.Result<Result, Failure>?](repeating: nil, count: elements.count))
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < elements.count {
      let result = Swift.Result { () throws(Failure) in try transform(elements[index]) }
      results.withLock { $0[index] = result }
    }
  }
  var values: [Result] = []
  for result in results.withLock({ $0.compactMap(\.self) }) { values.append(try result.get()) }
  return values
}
