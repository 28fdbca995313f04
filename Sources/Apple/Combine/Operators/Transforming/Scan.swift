extension Publishers {
  /// Sends each intermediate result of a reduction.
  public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var result = initialResult
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) { value in
          result = nextPartialResult(result, value)
          return .emit(result)
        })
    }
  }
}

extension Publishers {
  /// Sends each intermediate result of a reduction; an error ends the stream.
  public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var result = initialResult
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(trying: subscriber) { value in
          result = try nextPartialResult(result, value)
          return .emit(result)
        })
    }
  }
}

extension Publisher {
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
