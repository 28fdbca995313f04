extension Publishers {
  /// Sends all values of one publisher, then all values of another.
  public struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let relay = Relay<S>(to: subscriber) { relay, completion in
        if case .failure = completion { relay.end(completion) } else { relay.follow(suffix, thenEnd: true) }
      }
      relay.follow(prefix)
    }
  }
}

extension Publisher {
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S: Sequence, Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S: Sequence, Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }
}
