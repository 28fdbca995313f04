extension Publishers {
  /// Sends the first values of two publishers together, then the second values, and so on.
  public struct Zip<A, B>: Publisher
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
      let joiner = Joiner<S>(.pairwise, count: 2, to: subscriber) { ($0[0] as! A.Output, $0[1] as! B.Output) }
      subscriber.receive(subscription: joiner)
      joiner.attach(a, at: 0)
      joiner.attach(b, at: 1)
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// Sends the first values of three publishers together, then the second values, and so on.
  public struct Zip3<A, B, C>: Publisher
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
      let joiner = Joiner<S>(.pairwise, count: 3, to: subscriber) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
      }
      subscriber.receive(subscription: joiner)
      joiner.attach(a, at: 0)
      joiner.attach(b, at: 1)
      joiner.attach(c, at: 2)
    }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// Sends the first values of four publishers together, then the second values, and so on.
  public struct Zip4<A, B, C, D>: Publisher
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
      let joiner = Joiner<S>(.pairwise, count: 4, to: subscriber) {
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

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
