extension Publishers {
  /// Waits until two publishers have each sent a value. From then on, each time one publisher sends a value, sends the
  /// latest values of both.
  public struct CombineLatest<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let joiner = Joiner<S>(.latest, count: 2, to: subscriber) { ($0[0] as! A.Output, $0[1] as! B.Output) }
      subscriber.receive(subscription: joiner)
      joiner.attach(a, at: 0)
      joiner.attach(b, at: 1)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// Waits until three publishers have each sent a value. From then on, each time one publisher sends a value, sends
  /// the latest values of all three.
  public struct CombineLatest3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let joiner = Joiner<S>(.latest, count: 3, to: subscriber) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
      }
      subscriber.receive(subscription: joiner)
      joiner.attach(a, at: 0)
      joiner.attach(b, at: 1)
      joiner.attach(c, at: 2)
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// Waits until four publishers have each sent a value. From then on, each time one publisher sends a value, sends the
  /// latest values of all four.
  public struct CombineLatest4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure
  {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let joiner = Joiner<S>(.latest, count: 4, to: subscriber) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
      }
      subscriber.receive(subscription: joiner)
      joiner.attach(a, at: 0)
      joiner.attach(b, at: 1)
      joiner.attach(c, at: 2)
      joiner.attach(d, at: 3)
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
