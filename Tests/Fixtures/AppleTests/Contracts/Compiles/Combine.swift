import Combine
import SwiftUI
import os

// case: a published term that is debounced
@MainActor final class Search: ObservableObject {
  @Published var term = ""
  @Published var results: [String] = []
  private var cancellables: Set<AnyCancellable> = []
  init() {
    $term.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates().map { [$0] }.assign(to: &$results)
    $results.sink { print($0) }.store(in: &cancellables)
  }
}
// case: a chain with an error
func load() -> AnyPublisher<Int, any Error> {
  Just("1").tryMap { text in
    guard let number = Int(text) else { throw URLError(.badURL) }
    return number
  }.eraseToAnyPublisher()
}
// case: several publishers in one
func joined(_ a: AnyPublisher<Int, Never>, _ b: AnyPublisher<String, Never>) -> AnyPublisher<String, Never> {
  a.combineLatest(b).map { "\($0) \($1)" }.merge(with: b).flatMap { Just($0) }.eraseToAnyPublisher()
}
// case: a view that receives
struct Receiving: View {
  let publisher = PassthroughSubject<Int, Never>()
  @State private var last = 0
  var body: some View { Text("\(last)").onReceive(publisher) { last = $0 } }
}
// case: values of a publisher
func first(of publisher: some Publisher<Int, Never>) async -> Int? {
  for await value in publisher.values { return value }
  return nil
}
// case: a lock and a logger
let counter = OSAllocatedUnfairLock(initialState: 0)
func count() -> Int {
  Logger(subsystem: "a", category: "b").info("counting \(1, privacy: .public)")
  return counter.withLock {
    $0 += 1
    return $0
  }
}
// case: a lock read by a key path
func current() -> Int { counter.withLock(\.self) }
