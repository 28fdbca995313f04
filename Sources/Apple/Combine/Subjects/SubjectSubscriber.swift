import Foundation

/// Subscribes a subject to a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
  private let lock = NSLock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock {
      upstream = subscription
      return self.subject
    }
    subject?.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { upstream == nil ? nil : subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let subject = lock.withLock {
      upstream = nil
      defer { self.subject = nil }
      return self.subject
    }
    subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let upstream = lock.withLock {
      defer {
        self.upstream = nil
        subject = nil
      }
      return self.upstream
    }
    upstream?.cancel()
  }
}
