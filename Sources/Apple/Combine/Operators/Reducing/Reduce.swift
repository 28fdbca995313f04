extension Publishers {
  /// Combines all values into one value, which is sent when the stream finishes.
  public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var result = initial
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          gatheringTo: subscriber,
          onValue: { value in
            result = nextPartialResult(result, value)
            return .skip
          }, result: { result }))
    }
  }
}

extension Publishers {
  /// Combines all values into one value, which is sent when the stream finishes; an error ends the stream.
  public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var result = initial
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          tryingToGather: subscriber,
          onValue: { value in
            result = try nextPartialResult(result, value)
            return .skip
          }, result: { result }))
    }
  }
}

extension Publisher {
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
