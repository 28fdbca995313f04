import Foundation

/// Sends the first value, then at most one value at the end of each time window.
final class Window<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private let latest: Bool
  private let later: (@escaping () -> Void) -> Void
  private let outbox: Outbox<Downstream>
  private let downstream: Downstream
  private var upstream: (any Subscription)?
  private var isOpen = false
  private var kept: Downstream.Input?

  init(_ downstream: Downstream, latest: Bool, later: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.latest = latest
    self.later = later
    outbox = Outbox(downstream)
  }
}

extension Window {
  func attach<P: Publisher>(to publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { subscription in
          self.lock.withLock { self.upstream = subscription }
          self.downstream.receive(subscription: self)
          subscription.request(.unlimited)
        },
        receiveValue: { value in
          self.take(value)
          return .none
        },
        receiveCompletion: { completion in
          if let kept = self.lock.withLock({ self.kept }), case .finished = completion { self.outbox.send(kept) }
          self.lock.withLock { self.kept = nil }
          self.outbox.finish(completion)
        }))
  }

  func request(_ demand: Subscribers.Demand) {
    outbox.request(demand)
  }

  func cancel() {
    outbox.cancel()
    let upstream = lock.withLock {
      kept = nil
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }

  private func take(_ value: Downstream.Input) {
    let passes = lock.withLock {
      if isOpen, latest || kept == nil { kept = value }
      defer { isOpen = true }
      return !isOpen
    }
    guard passes else { return }
    if outbox.isWanted { outbox.send(value) }
    later { self.close() }
  }

  private func close() {
    let kept = lock.withLock {
      isOpen = self.kept != nil
      defer { self.kept = nil }
      return self.kept
    }
    guard let kept else { return }
    if outbox.isWanted { outbox.send(kept) }
    later { self.close() }
  }
}
