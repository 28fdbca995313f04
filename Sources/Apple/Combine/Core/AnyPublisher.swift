/// A type-erased publisher.
@frozen public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
  private let source: any Publisher<Output, Failure>

  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    source = (publisher as? AnyPublisher<Output, Failure>)?.source ?? publisher
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    source.receive(subscriber: subscriber)
  }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  public var description: String { "AnyPublisher" }
  public var playgroundDescription: Any { description }
}
