extension Publishers {
  /// Sends the elements of a sequence and finishes.
  public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var iterator = sequence.makeIterator()
      if iterator.next() == nil {
        Empty<Output, Failure>().subscribe(subscriber)
      } else {
        subscriber.receive(subscription: Delivery(sequence, to: subscriber))
      }
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
