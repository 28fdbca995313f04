/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects when its first subscriber arrives and disconnects when its last subscriber
  /// leaves.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
