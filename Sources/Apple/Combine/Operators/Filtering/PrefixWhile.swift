extension Publishers {
  /// Lets through the values before the first value that fails a test.
  public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) {
          predicate($0) ? .emit($0) : .end(last: nil, .finished)
        })
    }
  }
}

extension Publishers {
  /// Lets through the values before the first value that fails a test; an error ends the stream.
  public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(trying: subscriber) {
          try predicate($0) ? .emit($0) : .end(last: nil, .finished)
        })
    }
  }
}

extension Publisher {
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
