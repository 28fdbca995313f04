extension Publishers {
  /// Changes the failure type of a stream that cannot fail.
  public struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Never, S>(
          to: subscriber, onValue: { .emit($0) }, onCompletion: { _ in (nil, .finished) }))
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}
