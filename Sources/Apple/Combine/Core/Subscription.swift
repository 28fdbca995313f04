/// The connection between a subscriber and a publisher. The subscriber uses it to request values and to cancel.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values from the publisher. The publisher may then send as many additional values as `demand` allows.
  func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that delivers no values, for publishers that complete immediately.
  public static var empty: any Subscription { Silent.shared }
}

private final class Silent: Subscription, Sendable {
  static let shared = Silent()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
