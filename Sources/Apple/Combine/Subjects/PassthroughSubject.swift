import Foundation

/// A subject that does not store values. If a subscriber has no open request when a value is sent, it does not receive
/// the value.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  private let lock = NSRecursiveLock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isRequested = false

  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }
}

extension PassthroughSubject {
  public func send(subscription: any Subscription) {
    let isRequested = lock.withLock {
      upstreams.append(subscription)
      return self.isRequested
    }
    if isRequested { subscription.request(.unlimited) }
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    if let completion = lock.withLock({ completion }) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = Conduit<Output, Failure>(
      subscriber, onRequest: { [weak self] in self?.requestUpstream() },
      onCancel: { [weak self] conduit in self?.remove(conduit) })
    lock.withLock { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  public func send(_ input: Output) {
    for conduit in lock.withLock({ completion == nil ? conduits : [] }) { conduit.offer(input) }
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
}

extension PassthroughSubject {
  private func requestUpstream() {
    let waiting = lock.withLock {
      defer { isRequested = true }
      return isRequested ? [] : upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }

  private func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}
