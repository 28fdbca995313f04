import Foundation

extension Signal {
  /// The value with which views receive a signal.
  ///
  /// Two values are equal if nothing was sent between them.
  ///
  /// - Since: Puddles 1.0, until 2.0
  public struct Wrapped: Equatable {
    let holder: StateHolder
    let identity: UUID

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.identity == rhs.identity
    }
  }
}

extension Signal.Wrapped {
  /// Sends a value down the hierarchy. It replaces an earlier value with the same id that no view has received yet.
  ///
  /// - Parameters:
  ///   - value: The value to send.
  ///   - id: The receivers: the views below a `sendSignals(_:id:)` with the same id; nil means those without an id.
  @MainActor
  public func send(_ value: Value, id: AnyHashable? = nil) {
    holder.send(value, id: id)
  }
}
