extension Result {
  /// Sends the value and finishes, or fails with the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public init(_ output: Success) {
      self.init(.success(output))
    }

    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value): subscriber.receive(subscription: Delivery([value], to: subscriber))
      case .failure(let error): Fail<Success, Failure>(error: error).subscribe(subscriber)
      }
    }
  }

  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }
}

extension Optional {
  /// Sends the value, if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Wrapped == S.Input, S.Failure == Never {
      if let output { Just(output).subscribe(subscriber) } else { Empty<Wrapped, Never>().subscribe(subscriber) }
    }
  }

  public var publisher: Wrapped?.Publisher { Publisher(self) }
}
