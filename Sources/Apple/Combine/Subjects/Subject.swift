/// A publisher that publishes the values that other code sends to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription to a publisher. The subject uses the subscription to request the publisher's
  /// values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends `()`, the only value of `Void`.
  public func send() { send(()) }
}
