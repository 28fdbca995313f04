/// Sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == Never {
    subscriber.receive(subscription: Delivery([output], to: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
