import Foundation

/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
  case emit(Output)
  case skip
  /// Sends the last value, if there is one, then the completion. Also cancels the subscription to the upstream
  /// publisher.
  case end(last: Output?, Subscribers.Completion<Failure>)
}

/// An operator with one upstream publisher. It turns each value into a step and requests values when its subscriber
/// requests them.
///
/// An eager stage requests everything at once and sends at most one value, at the end.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Ending = (last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>)

  private let lock = NSLock()
  private let isEager: Bool
  private let onValue: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let onCompletion: (Subscribers.Completion<Failure>) -> Ending
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  /// The last value and the completion, which wait until the subscriber requests the last value. Nil if nothing is
  /// waiting.
  private var pending: Ending?

  init(
    to downstream: Downstream, isEager: Bool = false,
    onValue: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Ending
  ) {
    self.downstream = downstream
    self.isEager = isEager
    self.onValue = onValue
    self.onCompletion = onCompletion
  }
}

extension Stage {
  func receive(subscription: any Subscription) {
    let receiver: Downstream? = lock.withLock {
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    if isEager { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let receiver = lock.withLock({ pending == nil ? downstream : nil }) else { return .none }
    switch onValue(input) {
    case .skip: return isEager ? .none : .max(1)
    case .emit(let value):
      lock.withLock { demand -= 1 }
      let more = receiver.receive(value)
      lock.withLock { demand += more }
      return more
    case .end(let last, let completion):
      let upstream = lock.withLock {
        defer { self.upstream = nil }
        return self.upstream
      }
      upstream?.cancel()
      end((last, completion))
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ downstream != nil && pending == nil }) else { return }
    lock.withLock { upstream = nil }
    end(onCompletion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, pending) = lock.withLock {
      self.demand += demand
      defer { self.pending = nil }
      return (self.upstream, self.pending)
    }
    if let pending { return end(pending) }
    if !isEager { upstream?.request(demand) }
  }

  func cancel() {
    let upstream = lock.withLock {
      defer {
        self.upstream = nil
        downstream = nil
        pending = nil
      }
      return self.upstream
    }
    upstream?.cancel()
  }

  private func end(_ ending: Ending) {
    let receiver: Downstream? = lock.withLock {
      if ending.last != nil, demand == .none {
        pending = ending
        return nil
      }
      defer { downstream = nil }
      return downstream
    }
    guard let receiver else { return }
    if let last = ending.last { _ = receiver.receive(last) }
    receiver.receive(completion: ending.completion)
  }
}
