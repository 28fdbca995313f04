import Combine
@_spi(Headless) import SwiftUI
import Queryable

/// Receives the queries of one `Queryable` in order, so that a test can answer them. In an app, a view does this.
@MainActor final class Answers<Input: Sendable, Result: Sendable> {
  private let host: HeadlessHost
  private let queries: AsyncStream<(item: Input, resolver: QueryResolver<Result>)>
  private let subscription: AnyCancellable

  init(_ queryable: Queryable<Input, Result>) {
    let (stream, continuation) = AsyncStream.makeStream(of: (item: Input, resolver: QueryResolver<Result>).self)
    queries = stream
    let host = HeadlessHost(
      Text("Waiting").queryableClosure(controlledBy: queryable) { item, query in
        continuation.yield((item, query))
      })
    self.host = host
    // `objectWillChange` fires before the change, so update the host in a task, which runs after the change.
    subscription = queryable.objectWillChange.sink { Task { @MainActor in host.flush() } }
    host.flush()
  }

  func next() async -> (item: Input, resolver: QueryResolver<Result>) {
    var iterator = queries.makeAsyncIterator()
    return await iterator.next(isolation: #isolation)!
  }
}
