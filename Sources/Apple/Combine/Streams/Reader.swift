import Foundation

/// Reads a publisher for an asynchronous sequence. Each call of `next()` requests at most one value. Reading ends when
/// the task is canceled or the reader is released.
final class Reader<Output, Failure: Error>: Subscriber, @unchecked Sendable {
  /// The result of one call of `next()`. This structure makes the result sendable; nil means that the sequence has
  /// ended.
  private struct Answer: @unchecked Sendable {
    let result: Result<Output, Failure>?
  }

  private let lock = NSLock()
  private let tap = Tap()
  private var waiting: CheckedContinuation<Answer, Never>?
  private var unread: [Result<Output, Failure>] = []
  private var isOver = false

  /// Holds the subscription, and cancels it when the reader is released.
  private final class Tap {
    var subscription: (any Subscription)?
    var demand = Subscribers.Demand.none

    deinit { subscription?.cancel() }
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard !isOver, tap.subscription == nil else { return nil }
      tap.subscription = subscription
      return tap.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    hand(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      isOver = true
      tap.subscription = nil
    }
    if case .failure(let error) = completion { return hand(.failure(error)) }
    let waiting = lock.withLock {
      defer { self.waiting = nil }
      return self.waiting
    }
    waiting?.resume(returning: Answer(result: nil))
  }

  func next() async -> Result<Output, Failure>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (answer, subscription): (Answer?, (any Subscription)?) = lock.withLock {
          if !unread.isEmpty { return (Answer(result: unread.removeFirst()), nil) }
          if isOver { return (Answer(result: nil), nil) }
          waiting = continuation
          if tap.subscription == nil { tap.demand += 1 }
          return (nil, tap.subscription)
        }
        if let answer { continuation.resume(returning: answer) }
        subscription?.request(.max(1))
      }
    } onCancel: {
      cancel()
    }.result
  }

  private func cancel() {
    let (subscription, waiting) = lock.withLock {
      isOver = true
      defer {
        tap.subscription = nil
        self.waiting = nil
      }
      return (tap.subscription, self.waiting)
    }
    subscription?.cancel()
    waiting?.resume(returning: Answer(result: nil))
  }

  private func hand(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      if self.waiting == nil { unread.append(result) }
      defer { self.waiting = nil }
      return self.waiting
    }
    waiting?.resume(returning: Answer(result: result))
  }
}
