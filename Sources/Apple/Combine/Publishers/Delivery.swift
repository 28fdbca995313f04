import Foundation

/// Delivers the elements of a sequence to one subscriber on demand, then finishes.
final class Delivery<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ elements: Elements, to downstream: Downstream) {
    iterator = elements.makeIterator()
    next = iterator.next()
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    let starts = lock.withLock {
      self.demand += demand
      defer { isDelivering = true }
      return !isDelivering
    }
    if starts { deliver() }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      next = nil
    }
  }

  private func deliver() {
    while let (value, receiver) = lock.withLock({ take() }) {
      let more = receiver.receive(value)
      let isLast = lock.withLock {
        demand += more
        return next == nil
      }
      if isLast { break }
    }
    let ended: Downstream? = lock.withLock {
      isDelivering = false
      guard next == nil else { return nil }
      defer { downstream = nil }
      return downstream
    }
    ended?.receive(completion: .finished)
  }

  private func take() -> (Elements.Element, Downstream)? {
    guard let downstream, let value = next, demand > 0 else { return nil }
    demand -= 1
    next = iterator.next()
    return (value, downstream)
  }
}
