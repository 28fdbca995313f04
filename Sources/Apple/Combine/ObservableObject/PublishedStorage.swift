import Foundation

/// Stores the value and the subscribers of a `@Published` property. This is a class, so that the property and its
/// publisher share one instance.
final class PublishedStorage<Value> {
  private let lock = NSRecursiveLock()
  private var current: Value
  private var objectWillChange: ObservableObjectPublisher?
  private var conduits: [Conduit<Value, Never>] = []
  /// Subscriptions that assign values to the property. They end when the property is released.
  private var sources: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
  }
}

extension PublishedStorage {
  var value: Value { lock.withLock { current } }

  func announce(to publisher: ObservableObjectPublisher) {
    lock.withLock { objectWillChange = publisher }
  }

  /// Notifies the object's publisher, publishes the value, then stores it. A subscriber that reads the property still
  /// sees the old value.
  func send(_ value: Value) {
    let (announcement, receivers) = lock.withLock { (objectWillChange, conduits) }
    announcement?.send()
    for conduit in receivers { conduit.offer(value) }
    lock.withLock { current = value }
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = lock.withLock {
      let conduit = Conduit<Value, Never>(subscriber, latest: current) { [weak self] conduit in self?.remove(conduit) }
      conduits.append(conduit)
      return conduit
    }
    subscriber.receive(subscription: conduit)
  }

  func keep(_ source: AnyCancellable) {
    lock.withLock { sources.append(source) }
  }

  private func remove(_ conduit: Conduit<Value, Never>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}
