/// A publisher to which other code sends the values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject the subscription through which it requests values from a publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends `()`, the only value of `Void`.
  public func send() { send(()) }
}
