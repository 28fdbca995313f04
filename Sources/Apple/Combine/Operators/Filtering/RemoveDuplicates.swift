extension Publishers {
  /// Leaves out each value that equals the previous value.
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) { value in
          if let last, predicate(last, value) { return .skip }
          last = value
          return .emit(value)
        })
    }
  }
}

extension Publishers {
  /// Leaves out each value that equals the previous value; an error ends the stream.
  public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(trying: subscriber) { value in
          if let last, try predicate(last, value) { return .skip }
          last = value
          return .emit(value)
        })
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}

extension Publisher {
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
