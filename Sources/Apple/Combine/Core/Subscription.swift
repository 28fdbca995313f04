/// The connection of a subscriber to a publisher, which the subscriber asks for values and may cancel.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send that many more values.
  func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that never delivers: for publishers that complete at once.
  public static var empty: any Subscription { Silent.shared }
}

private final class Silent: Subscription, Sendable {
  static let shared = Silent()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
