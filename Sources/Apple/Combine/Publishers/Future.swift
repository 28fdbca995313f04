import Foundation

/// A publisher that sends one value or error: the result of work that starts when the future is created.
public final class Future<Output, Failure>: Publisher where Failure: Error {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let outbox = Outbox(subscriber)
    subscriber.receive(subscription: Ticket(outbox))
    let answer: (Result<Output, Failure>) -> Void = { result in
      switch result {
      case .success(let value):
        outbox.send(value)
        outbox.finish(.finished)
      case .failure(let error): outbox.finish(.failure(error))
      }
    }
    let known: Result<Output, Failure>? = lock.withLock {
      if result == nil { waiting.append(answer) }
      return result
    }
    if let known { answer(known) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      guard self.result == nil else { return [(Result<Output, Failure>) -> Void]() }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for answer in waiting { answer(result) }
  }
}

/// The subscription of a subscriber that waits for a future.
private final class Ticket<Downstream: Subscriber>: Subscription {
  private let outbox: Outbox<Downstream>

  init(_ outbox: Outbox<Downstream>) {
    self.outbox = outbox
  }

  func request(_ demand: Subscribers.Demand) { outbox.request(demand) }
  func cancel() { outbox.cancel() }
}
