extension Publishers {
  /// Sends the values of two publishers as they arrive.
  public struct Merge<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let merger = Merger(to: subscriber)
      merger.hold()
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.release()
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// Sends the values of three publishers as they arrive.
  public struct Merge3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output,
    B.Failure == C.Failure
  {
    public typealias Output = A.Output
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
      let merger = Merger(to: subscriber)
      merger.hold()
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.add(c)
      merger.release()
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// Sends the values of four publishers as they arrive.
  public struct Merge4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Output == B.Output, A.Failure == B.Failure,
    B.Output == C.Output,
    B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
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
      let merger = Merger(to: subscriber)
      merger.hold()
      subscriber.receive(subscription: merger)
      merger.add(a)
      merger.add(b)
      merger.add(c)
      merger.add(d)
      merger.release()
    }
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
