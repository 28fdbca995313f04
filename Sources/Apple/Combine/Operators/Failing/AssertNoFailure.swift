extension Publishers {
  /// Stops the program if the stream fails.
  public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == Never {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          to: subscriber, onValue: { .emit($0) },
          onCompletion: { completion in
            if case .failure(let error) = completion { fatalError("\(prefix): \(error)", file: file, line: line) }
            return (nil, .finished)
          }))
    }
  }
}

extension Publisher {
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
