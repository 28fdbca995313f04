import Foundation

/// The downstream end of a stream with several sources: it keeps values until they are requested, and delivers one
/// value at a time. All functions can be called on any thread.
final class Outbox<Downstream: Subscriber> {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var queue: [(value: Downstream.Input, onDelivery: (() -> Void)?)] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var demand = Subscribers.Demand.none
  private var isDraining = false
  /// Called when the subscriber receives a value and returns a demand that is greater than zero. Not called by
  /// `request(_:)`, since the caller of `request(_:)` already knows the demand.
  var onDemand: ((Subscribers.Demand) -> Void)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }
}

extension Outbox {
  /// Whether the subscriber has requested more values than are waiting, so that the next value would be delivered
  /// immediately.
  var isWanted: Bool { lock.withLock { downstream != nil && demand > queue.count } }

  func send(_ value: Downstream.Input, onDelivery: (() -> Void)? = nil) {
    lock.withLock {
      guard downstream != nil, completion == nil else { return }
      queue.append((value, onDelivery))
    }
    drain()
  }

  /// Ends the stream. An error is delivered immediately, and the waiting values are dropped. Without an error, the
  /// waiting values are delivered first.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      guard self.completion == nil else { return }
      self.completion = completion
      if case .failure = completion { queue = [] }
    }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    drain()
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      queue = []
    }
  }

  private enum Delivery {
    case value(Downstream.Input, (() -> Void)?, Downstream)
    case end(Subscribers.Completion<Downstream.Failure>, Downstream)
    case nothing
  }

  private func drain() {
    guard
      lock.withLock({
        defer { isDraining = true }
        return !isDraining
      })
    else { return }
    while true {
      switch lock.withLock({ next() }) {
      case .value(let value, let onDelivery, let receiver):
        let more = receiver.receive(value)
        if more > 0 {
          lock.withLock { demand += more }
          onDemand?(more)
        }
        onDelivery?()
      case .end(let completion, let receiver): receiver.receive(completion: completion)
      case .nothing: return
      }
    }
  }

  private func next() -> Delivery {
    if let downstream {
      if !queue.isEmpty, demand > 0 {
        demand -= 1
        let first = queue.removeFirst()
        return .value(first.value, first.onDelivery, downstream)
      }
      if queue.isEmpty, let completion {
        self.downstream = nil
        return .end(completion, downstream)
      }
    }
    isDraining = false
    return .nothing
  }
}
