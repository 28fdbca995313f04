/// A publisher that publishes the values that other code sends to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  /// Receives a subscription to a publisher, with which the subject requests the values of the publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends `()`, the only value of `Void`.
  public func send() { send(()) }
}
