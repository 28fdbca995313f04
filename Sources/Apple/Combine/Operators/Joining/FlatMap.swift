extension Publishers {
  /// Creates a publisher for every value, and sends the values of all these publishers.
  public struct FlatMap<NewPublisher, Upstream>: Publisher
  where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The maximum number of publishers that run at the same time.
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let merger = Merger(to: subscriber)
      merger.hold()
      upstream.subscribe(
        AnySubscriber<Upstream.Output, Failure>(
          receiveSubscription: { source in
            merger.onCancel = { source.cancel() }
            if maxPublishers != .unlimited { merger.onChildFinished = { source.request(.max(1)) } }
            subscriber.receive(subscription: merger)
            source.request(maxPublishers)
          },
          receiveValue: { value in
            merger.add(transform(value))
            return .none
          },
          receiveCompletion: { completion in
            if case .failure(let error) = completion { merger.fail(error) } else { merger.release() }
          }))
    }
  }

  /// Receives publishers as the values of its upstream publisher, and sends the values of the publisher that it
  /// received last. The subscription to an earlier publisher is canceled.
  public struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let merger = Merger(to: subscriber)
      merger.hold()
      upstream.subscribe(
        AnySubscriber<Upstream.Output, Failure>(
          receiveSubscription: { source in
            merger.onCancel = { source.cancel() }
            subscriber.receive(subscription: merger)
            source.request(.unlimited)
          },
          receiveValue: { publisher in
            merger.add(publisher, replacing: true)
            return .none
          },
          receiveCompletion: { completion in
            if case .failure(let error) = completion { merger.fail(error) } else { merger.release() }
          }))
    }
  }
}

extension Publisher {
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
