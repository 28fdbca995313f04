import Foundation

/// A subject with a current value, which every new subscriber gets first.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  private let lock = NSRecursiveLock()
  private var current: Output
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  public init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }
}

extension CurrentValueSubject {
  /// The value that was sent last. Setting this property sends the new value to the subscribers.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    if let completion = lock.withLock({ completion }) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = lock.withLock {
      let conduit = Conduit<Output, Failure>(
        subscriber, latest: current, onCancel: { [weak self] conduit in self?.remove(conduit) })
      conduits.append(conduit)
      return conduit
    }
    subscriber.receive(subscription: conduit)
  }

  public func send(_ input: Output) {
    let receivers = lock.withLock {
      guard completion == nil else { return [Conduit<Output, Failure>]() }
      current = input
      return conduits
    }
    for conduit in receivers { conduit.offer(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      guard self.completion == nil else { return [Conduit<Output, Failure>]() }
      self.completion = completion
      defer { conduits = [] }
      return conduits
    }
    for conduit in ended { conduit.finish(completion) }
  }

  private func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}
