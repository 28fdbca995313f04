extension Publishers {
  /// Sends a replacement value if the stream finishes without a value.
  public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var isEmpty = true
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          to: subscriber,
          onValue: { value in
            isEmpty = false
            return .emit(value)
          },
          onCompletion: { completion in
            if case .finished = completion, isEmpty { (output, completion) } else { (nil, completion) }
          }))
    }
  }
}

extension Publisher {
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
