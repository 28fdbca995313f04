extension Publishers {
  /// Sends the values of all publishers as they arrive.
  public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
      publishers = Array(upstream)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let merger = Merger(to: subscriber)
      merger.hold()
      subscriber.receive(subscription: merger)
      for publisher in publishers { merger.add(publisher) }
      merger.release()
    }
  }
}

extension Publisher {
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher, Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    Publishers.Merge3(self, b, c)
  }

  public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
  where
    B: Publisher, C: Publisher, D: Publisher, Failure == B.Failure, Output == B.Output, B.Failure == C.Failure,
    B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}
