import Foundation

/// Moves a stream to a scheduler. The scheduler delivers the events in order, optionally after a delay.
final class Transfer<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private enum Event {
    case value(Upstream.Output)
    case end(Subscribers.Completion<Upstream.Failure>)
  }

  private let lock = NSLock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var events: [Event] = []
  private var isDelivering = false
  private var due = 0

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }
}

extension Transfer {
  func attach(to publisher: Upstream) {
    publisher.subscribe(
      AnySubscriber<Upstream.Output, Upstream.Failure>(
        receiveSubscription: { subscription in
          let receiver = self.lock.withLock {
            self.upstream = subscription
            return self.downstream
          }
          receiver?.receive(subscription: self)
        },
        receiveValue: { value in
          self.enqueue(.value(value))
          return .none
        },
        receiveCompletion: { self.enqueue(.end($0)) }))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let upstream = lock.withLock {
      downstream = nil
      events = []
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }

  private func enqueue(_ event: Event) {
    lock.withLock { events.append(event) }
    schedule { self.deliver() }
  }

  /// Delivers one event. A concurrent queue can call this function again while an earlier call is still running. In
  /// this case, the earlier call delivers both events, so that they stay in order.
  private func deliver() {
    let starts = lock.withLock {
      due += 1
      defer { isDelivering = true }
      return !isDelivering
    }
    guard starts else { return }
    while let (event, receiver) = lock.withLock({ next() }) {
      switch event {
      case .value(let value):
        let more = receiver.receive(value)
        if more > 0 { request(more) }
      case .end(let completion):
        lock.withLock { downstream = nil }
        receiver.receive(completion: completion)
      }
    }
  }

  private func next() -> (Event, Downstream)? {
    guard due > 0, let downstream, !events.isEmpty else {
      isDelivering = false
      return nil
    }
    due -= 1
    return (events.removeFirst(), downstream)
  }
}
