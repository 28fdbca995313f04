import Foundation

/// Merges the values of a changing set of publishers into one stream.
final class Merger<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var children: [Int: any Subscription] = [:]
  private var lastChild = 0
  private var open = 0
  private var isCancelled = false
  private var isUnlimited = false
  private var isRequested = false
  private let outbox: Outbox<Downstream>
  var onCancel: (() -> Void)?
  var onChildFinished: (() -> Void)?

  init(to downstream: Downstream) {
    outbox = Outbox(downstream)
  }
}

extension Merger {
  /// Prevents the stream from finishing until `release()` is called. Until then, more publishers can be added.
  func hold() {
    lock.withLock { open += 1 }
  }

  func release() {
    let isOver = lock.withLock {
      open -= 1
      return open == 0
    }
    if isOver { outbox.finish(.finished) }
  }

  /// Subscribes to another publisher. If `replacing` is true, subscriptions to earlier publishers are canceled.
  func add<P: Publisher>(_ publisher: P, replacing: Bool = false)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let (child, old) = lock.withLock {
      let old = replacing ? Array(children.values) : []
      if replacing {
        open -= children.count
        children = [:]
      }
      lastChild += 1
      open += 1
      return (lastChild, old)
    }
    for subscription in old { subscription.cancel() }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.start($0, child) },
        receiveValue: { value in
          guard self.lock.withLock({ self.children[child] != nil }) else { return .none }
          self.outbox.send(value) { self.refill(child) }
          return .none
        },
        receiveCompletion: { self.finish($0, child) }))
  }

  func request(_ demand: Subscribers.Demand) {
    let waiting: [any Subscription] = lock.withLock {
      let becomesUnlimited = demand == .unlimited && !isUnlimited
      let isFirst = !isRequested
      isRequested = true
      if becomesUnlimited { isUnlimited = true }
      return becomesUnlimited || isFirst ? lastingChildren : []
    }
    outbox.request(demand)
    for child in waiting { child.request(demand == .unlimited ? .unlimited : .max(1)) }
  }

  func cancel() {
    let (children, leave) = lock.withLock {
      isCancelled = true
      defer {
        self.children = [:]
        onCancel = nil
        onChildFinished = nil
      }
      return (lastingChildren, onCancel)
    }
    outbox.cancel()
    for child in children { child.cancel() }
    leave?()
  }

  func fail(_ error: Downstream.Failure) {
    outbox.finish(.failure(error))
    cancelChildren()
  }
}

extension Merger {
  /// The subscriptions to the merged publishers, in the order in which the publishers were added.
  private var lastingChildren: [any Subscription] { children.sorted { $0.key < $1.key }.map(\.value) }

  private func start(_ subscription: any Subscription, _ child: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard !isCancelled else { return nil }
      children[child] = subscription
      return isUnlimited ? .unlimited : isRequested ? .max(1) : Subscribers.Demand.none
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func refill(_ child: Int) {
    lock.withLock { isUnlimited ? nil : children[child] }?.request(.max(1))
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>, _ child: Int) {
    guard lock.withLock({ children.removeValue(forKey: child) }) != nil else { return }
    if case .failure(let error) = completion { return fail(error) }
    onChildFinished?()
    release()
  }

  private func cancelChildren() {
    let (children, leave) = lock.withLock {
      isCancelled = true
      defer {
        self.children = [:]
        onCancel = nil
      }
      return (lastingChildren, onCancel)
    }
    for child in children { child.cancel() }
    leave?()
  }
}
