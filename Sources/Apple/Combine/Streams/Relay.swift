import Foundation

/// Subscribes to several publishers, one after the other. The subscriber receives all their values as a single stream.
final class Relay<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private let onCompletion: (Relay, Subscribers.Completion<Downstream.Failure>) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isAnnounced = false

  init(to downstream: Downstream, onCompletion: @escaping (Relay, Subscribers.Completion<Downstream.Failure>) -> Void) {
    self.downstream = downstream
    self.onCompletion = onCompletion
  }
}

extension Relay {
  func follow<P: Publisher>(_ publisher: P, thenEnd: Bool = false)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    follow(publisher) { thenEnd ? self.end($0) : self.onCompletion(self, $0) }
  }

  func follow<P: Publisher>(_ publisher: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(receiveSubscription: start, receiveValue: pass) { completion in
        let isLive = self.lock.withLock {
          self.upstream = nil
          return self.downstream != nil
        }
        if isLive { then(completion) }
      })
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let receiver = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let upstream = lock.withLock {
      downstream = nil
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }
}

extension Relay {
  private func start(_ subscription: any Subscription) {
    let (receiver, announces, demand) = lock.withLock {
      if downstream != nil { upstream = subscription }
      defer { isAnnounced = true }
      return (downstream, !isAnnounced, self.demand)
    }
    guard let receiver else { return subscription.cancel() }
    if announces {
      receiver.receive(subscription: self)
    } else if demand > 0 {
      subscription.request(demand)
    }
  }

  private func pass(_ value: Downstream.Input) -> Subscribers.Demand {
    let receiver = lock.withLock {
      demand -= 1
      return downstream
    }
    let more = receiver?.receive(value) ?? .none
    lock.withLock { demand += more }
    return more
  }
}
