import Foundation

/// Keeps each value for an interval, and then sends the value. If another value arrives in the interval, the earlier
/// value is dropped.
final class Pause<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private let later: (@escaping () -> Void) -> Void
  private let outbox: Outbox<Downstream>
  private let downstream: Downstream
  private var upstream: (any Subscription)?
  private var turn = 0

  init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.later = later
    outbox = Outbox(downstream)
  }
}

extension Pause {
  func attach<P: Publisher>(to publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { subscription in
          self.lock.withLock { self.upstream = subscription }
          self.downstream.receive(subscription: self)
          subscription.request(.unlimited)
        },
        receiveValue: { value in
          let turn = self.lock.withLock {
            self.turn += 1
            return self.turn
          }
          self.later {
            guard self.lock.withLock({ self.turn == turn }), self.outbox.isWanted else { return }
            self.outbox.send(value)
          }
          return .none
        },
        receiveCompletion: { completion in
          self.lock.withLock { self.turn += 1 }
          self.outbox.finish(completion)
        }))
  }

  func request(_ demand: Subscribers.Demand) {
    outbox.request(demand)
  }

  func cancel() {
    outbox.cancel()
    let upstream = lock.withLock {
      turn += 1
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }
}
