extension Publishers {
  /// Sends all values as one array when the stream finishes.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          gatheringTo: subscriber,
          onValue: { value in
            values.append(value)
            return .skip
          }, result: { values }))
    }
  }
}

extension Publishers {
  /// Sends arrays of a fixed number of values, and an array of the remaining values when the stream finishes.
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          to: subscriber,
          onValue: { value in
            values.append(value)
            guard values.count == count else { return .skip }
            defer { values = [] }
            return .emit(values)
          },
          onCompletion: { completion in
            if case .finished = completion, !values.isEmpty { (values, completion) } else { (nil, completion) }
          }))
    }
  }
}

extension Publisher {
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
