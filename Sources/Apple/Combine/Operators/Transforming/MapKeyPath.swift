extension Publishers {
  /// Sends one property of every value.
  public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) { .emit($0[keyPath: keyPath]) })
    }
  }
}

extension Publishers {
  /// Sends two properties of every value.
  public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) {
          .emit(($0[keyPath: keyPath0], $0[keyPath: keyPath1]))
        })
    }
  }
}

extension Publisher {
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
