import Foundation

/// Subscribes to several publishers, and combines their values. `latest` combines the last value of each publisher;
/// `pairwise` combines the values that have the same index.
final class Joiner<Downstream: Subscriber>: Subscription {
  enum Rule { case latest, pairwise }

  private let lock = NSLock()
  private let rule: Rule
  private let join: ([Any]) -> Downstream.Input
  private var values: [[Any]]
  private var upstreams: [(any Subscription)?]
  private var isFinished: [Bool]
  private var isOpen = true
  /// The number of values that the subscriber has requested so far. A publisher that is attached later gets the same
  /// demand.
  private var asked = Subscribers.Demand.none
  private let outbox: Outbox<Downstream>

  init(_ rule: Rule, count: Int, to downstream: Downstream, join: @escaping ([Any]) -> Downstream.Input) {
    self.rule = rule
    self.join = join
    values = Array(repeating: [], count: count)
    upstreams = Array(repeating: nil, count: count)
    isFinished = Array(repeating: false, count: count)
    outbox = Outbox(downstream)
    outbox.onDemand = { [weak self] in self?.ask($0) }
  }
}

extension Joiner {
  /// Subscribes to the publisher. `place` is the index of this publisher among the joined publishers.
  func attach<P: Publisher>(_ publisher: P, at place: Int) where P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { subscription in
          let demand: Subscribers.Demand? = self.lock.withLock {
            guard self.isOpen else { return nil }
            self.upstreams[place] = subscription
            return self.asked
          }
          guard let demand else { return subscription.cancel() }
          if demand > 0 { subscription.request(demand) }
        },
        receiveValue: { value in
          self.take(value, at: place)
          return .none
        },
        receiveCompletion: { self.finish($0, at: place) }))
  }

  func request(_ demand: Subscribers.Demand) {
    outbox.request(demand)
    ask(demand)
  }

  func cancel() {
    outbox.cancel()
    for upstream in close() { upstream?.cancel() }
  }

  private func ask(_ demand: Subscribers.Demand) {
    let upstreams = lock.withLock {
      asked += demand
      return self.upstreams
    }
    for upstream in upstreams { upstream?.request(demand) }
  }

  private func take(_ value: Any, at place: Int) {
    let joined: Downstream.Input? = lock.withLock {
      if rule == .latest { values[place] = [value] } else { values[place].append(value) }
      guard isOpen, values.allSatisfy({ !$0.isEmpty }) else { return nil }
      let row = values.map { $0[0] }
      if rule == .pairwise { for index in values.indices { values[index].removeFirst() } }
      return join(row)
    }
    guard let joined else { return }
    if rule == .pairwise || outbox.isWanted { outbox.send(joined) }
    if lock.withLock({ isOver }) { end(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>, at place: Int) {
    let isOver = lock.withLock {
      upstreams[place] = nil
      isFinished[place] = true
      return self.isOver
    }
    if case .failure = completion { end(completion) } else if isOver { end(.finished) }
  }

  /// Whether the stream has ended. With `latest`, it ends when all publishers have finished. With `pairwise`, it ends
  /// when a publisher has finished and all its values were combined.
  private var isOver: Bool {
    switch rule {
    case .latest: !isFinished.contains(false)
    case .pairwise: zip(isFinished, values).contains { $0 && $1.isEmpty }
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    for upstream in close() { upstream?.cancel() }
    outbox.finish(completion)
  }

  private func close() -> [(any Subscription)?] {
    lock.withLock {
      isOpen = false
      defer { upstreams = upstreams.map { _ in nil } }
      return upstreams
    }
  }
}
