import Foundation

/// Notifies subscribers that an object will change. The first request of a subscriber counts as an unlimited request,
/// so the subscriber receives every notification from then on.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = NSRecursiveLock()
  private var conduits: [Conduit<Void, Never>] = []

  public init() {}

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    let unlimited = Unlimited(subscriber)
    let conduit = Conduit<Void, Never>(unlimited) { [weak self] conduit in self?.remove(conduit) }
    lock.withLock { conduits.append(conduit) }
    subscriber.receive(subscription: Opening(conduit))
  }

  /// Notifies all subscribers.
  public func send() {
    for conduit in lock.withLock({ conduits }) { conduit.offer(()) }
  }

  private func remove(_ conduit: Conduit<Void, Never>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}

/// Passes values on to another subscriber, and ignores the demand that the other subscriber returns.
private struct Unlimited<Downstream: Subscriber>: Subscriber
where Downstream.Input == Void, Downstream.Failure == Never {
  let combineIdentifier = CombineIdentifier()
  let downstream: Downstream

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {}
  func receive(completion: Subscribers.Completion<Never>) {}
  func receive(_ input: Void) -> Subscribers.Demand {
    _ = downstream.receive(input)
    return .none
  }
}

/// The subscription of one subscriber. Every request counts as an unlimited request, whatever number the subscriber
/// asks for.
private final class Opening: Subscription {
  private let conduit: Conduit<Void, Never>

  init(_ conduit: Conduit<Void, Never>) {
    self.conduit = conduit
  }

  func request(_ demand: Subscribers.Demand) { conduit.request(.unlimited) }
  func cancel() { conduit.cancel() }
}
