extension Publishers {
  /// Sends the last value when the stream finishes.
  public struct Last<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          gatheringTo: subscriber,
          onValue: { value in
            last = value
            return .skip
          }, result: { last }))
    }
  }
}

extension Publishers {
  /// When the stream finishes, sends the last of the values that pass a test.
  public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          gatheringTo: subscriber,
          onValue: { value in
            if predicate(value) { last = value }
            return .skip
          }, result: { last }))
    }
  }
}

extension Publisher {
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
