extension Publishers {
  /// Calls closures for the events of a stream.
  public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Void)?
    public let receiveOutput: ((Upstream.Output) -> Void)?
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public let receiveCancel: (() -> Void)?
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            subscriber.receive(subscription: Watched(subscription, onRequest: receiveRequest, onCancel: receiveCancel))
          },
          receiveValue: { value in
            receiveOutput?(value)
            let more = subscriber.receive(value)
            if more > 0 { receiveRequest?(more) }
            return more
          },
          receiveCompletion: { completion in
            receiveCompletion?(completion)
            subscriber.receive(completion: completion)
          }))
    }
  }
}

/// A subscription that calls a closure before each request and before cancellation, then passes the call to another
/// subscription.
final class Watched: Subscription {
  private let inner: any Subscription
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  init(_ inner: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?) {
    self.inner = inner
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    inner.request(demand)
  }

  func cancel() {
    onCancel?()
    inner.cancel()
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
