extension Publishers {
  /// Shares one subscription among all subscribers. The subscription starts with the first subscriber and is canceled
  /// when the last subscriber leaves.
  public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      inner.subscribe(subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
