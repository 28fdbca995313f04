import Combine

/// A subscriber that records the events that it receives. Its demand can be limited.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let more: (Input) -> Subscribers.Demand

  init(
    asking initial: Subscribers.Demand = .unlimited, then more: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.initial = initial
    self.more = more
  }

  func receive(subscription: any Subscription) {
    events.append("subscription")
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return more(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("failure \(error)")
    }
  }

  func ask(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }

  var log: String { events.joined(separator: " ") }
}

enum Trouble: Error, Equatable { case first, second }

extension Publisher {
  /// Subscribes with the given demand and returns the received events, separated by spaces.
  func log(asking demand: Subscribers.Demand = .unlimited) -> String {
    let recorder = Recorder<Output, Failure>(asking: demand)
    subscribe(recorder)
    return recorder.log
  }
}
