import Foundation

/// The subscription of one subscriber to a subject. It counts the values that the subscriber may still receive. If the
/// subject has a current value, the subscription also keeps the latest value that was not delivered yet.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var latest: Output?
  private let keepsLatest: Bool
  private var onRequest: (() -> Void)?
  private var onCancel: ((Conduit) -> Void)?

  init(
    _ downstream: any Subscriber<Output, Failure>, latest: Output? = nil, onRequest: (() -> Void)? = nil,
    onCancel: @escaping (Conduit) -> Void
  ) {
    self.downstream = downstream
    self.latest = latest
    keepsLatest = latest != nil
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "a subscriber must ask for at least one value")
    let notify = lock.withLock {
      self.demand += demand
      return onRequest
    }
    notify?()
    if let value = lock.withLock({ downstream == nil ? nil : latest }) { offer(value) }
  }

  func cancel() {
    let leave = lock.withLock {
      downstream = nil
      latest = nil
      onRequest = nil
      defer { onCancel = nil }
      return onCancel
    }
    leave?(self)
  }

  func offer(_ value: Output) {
    let receiver: (any Subscriber<Output, Failure>)? = lock.withLock {
      guard let downstream else { return nil }
      guard demand > 0 else {
        if keepsLatest { latest = value }
        return nil
      }
      demand -= 1
      latest = nil
      return downstream
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    guard more > 0 else { return }
    lock.withLock { demand += more }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let receiver = lock.withLock {
      defer {
        downstream = nil
        latest = nil
        onRequest = nil
        onCancel = nil
      }
      return downstream
    }
    receiver?.receive(completion: completion)
  }
}
