import Foundation
import Synchronization

/// Applies `transform` to each element on `jobs` threads, by default one for each core, and returns the results in order.
///
/// Each thread takes the next element when it finishes one, so that a slow element delays only itself.
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

/// Like the other `concurrentMap`, but with a `transform` that can throw. If it fails for some elements, the others are still processed;
/// then the error of the first failed element is thrown.
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

/// Runs two functions at the same time, the second on another thread, and returns both results. With `jobs` of 1, it runs them one after the
/// other. If both fail, the error of the first is thrown.
public func concurrently<First, Second: Sendable>(
  jobs: Int? = nil, _ first: () throws -> First, _ second: @escaping @Sendable () throws -> Second
) throws -> (First, Second) {
  guard jobs ?? ProcessInfo.processInfo.activeProcessorCount > 1 else { return (try first(), try second()) }
  let group = DispatchGroup()
  let result = Mutex<Result<Second, any Error>?>(nil)
  DispatchQueue.global().async(group: group) {
    let made = Result { try second() }
    result.withLock { $0 = made }
  }
  let own = Result { try first() }
  group.wait()
  guard let other = result.withLock({ $0 }) else { preconditionFailure("the second function has ended") }
  return (try own.get(), try other.get())
}
