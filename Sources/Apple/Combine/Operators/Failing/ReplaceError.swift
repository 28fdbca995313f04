extension Publishers {
  /// Sends a value in place of an error.
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          to: subscriber, onValue: { .emit($0) },
          onCompletion: { completion in
            if case .failure = completion { (output, .finished) } else { (nil, .finished) }
          }))
    }
  }
}

extension Publisher {
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
