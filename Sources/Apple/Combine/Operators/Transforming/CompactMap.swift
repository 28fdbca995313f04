extension Publishers {
  /// Converts every value with a closure. If the result is nil, sends nothing for the value.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) { transform($0).map { .emit($0) } ?? .skip })
    }
  }
}

extension Publishers {
  /// Converts every value with a closure that can throw. If the result is nil, sends nothing for the value. An error
  /// ends the stream.
  public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(trying: subscriber) { try transform($0).map { .emit($0) } ?? .skip }
      )
    }
  }
}

extension Publisher {
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
