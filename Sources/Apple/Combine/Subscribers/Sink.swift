import Foundation

extension Subscribers {
  /// Passes every value and the completion to closures.
  public final class Sink<Input, Failure>: Subscriber, Cancellable where Failure: Error {
    private let lock = NSLock()
    private var handlers: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?
    private var upstream: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      handlers = (receiveValue, receiveCompletion)
    }

    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard upstream == nil, handlers != nil else { return false }
        upstream = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { handlers }?.value(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      release().handlers?.completion(completion)
    }

    public func cancel() {
      release().upstream?.cancel()
    }

    private func release() -> (
      handlers: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?, upstream: (any Subscription)?
    ) {
      lock.withLock {
        defer {
          handlers = nil
          upstream = nil
        }
        return (handlers, upstream)
      }
    }
  }
}

extension Publisher {
  /// Attaches closures. The subscription lasts as long as the returned object is kept.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void), receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let subscriber = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a closure. The subscription lasts as long as the returned object is kept.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
