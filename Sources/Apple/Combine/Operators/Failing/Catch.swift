extension Publishers {
  /// Continues with another publisher after an error.
  public struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let relay = Relay<S>(to: subscriber) { _, _ in }
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.end(.finished)
        case .failure(let error): relay.follow(handler(error), thenEnd: true)
        }
      }
    }
  }

  /// After an error, calls a closure and continues with the publisher that the closure returns. If the closure throws
  /// an error, the stream ends with this error.
  public struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
      let relay = Relay<S>(to: subscriber) { _, _ in }
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.end(.finished)
        case .failure(let error):
          do {
            relay.follow(try handler(error)) { relay.end($0.mapError { $0 }) }
          } catch { relay.end(.failure(error)) }
        }
      }
    }
  }

  /// Subscribes again after an error, up to a number of times.
  public struct Retry<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var left = retries
      let relay = Relay<S>(to: subscriber) { relay, completion in
        guard case .failure = completion, left != 0 else { return relay.end(completion) }
        left = left.map { $0 - 1 }
        relay.follow(upstream)
      }
      relay.follow(upstream)
    }
  }
}

extension Publisher {
  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
