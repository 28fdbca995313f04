/// Makes a new publisher for each subscriber.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    createPublisher().subscribe(subscriber)
  }
}
