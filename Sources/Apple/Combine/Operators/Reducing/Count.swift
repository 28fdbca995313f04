extension Publishers {
  /// Sends the number of values when the stream finishes.
  public struct Count<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var count = 0
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          gatheringTo: subscriber,
          onValue: { _ in
            count += 1
            return .skip
          }, result: { count }))
    }
  }
}

extension Publisher {
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
