import Foundation
import Synchronization

/// The results of `transform` on each element, in the elements' order, computed by `jobs` threads, or as many as there are cores.
///
/// Each thread takes the next element when it is done with one, so that a slow element delays only itself.
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
public func concurrentMap<Element: Sendable, Result: Sendable, Failure: Error>(
  _ elements: [Element], jobs: Int? = nil,
  throwing transform: @Sendable (Element) throws(Failure) -> Result
) throws(Failure) -> [Result] {
  let results = concurrentMap(elements, jobs: jobs) { element in
    Swift.Result { () throws(Failure) in try transform(element) }
  }
  var values: [Result] = []
  for result in results { values.append(try result.get()) }
  return values
}
