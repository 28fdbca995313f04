import Foundation

extension Signal {
  /// The value of a `@Signal` property: it sends signals, and is passed to the views that receive them.
  ///
  /// Two values of a signal are equal if nothing was sent between them.
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
  /// Sends a value down the hierarchy. The value replaces an earlier one with the same id that no view has received yet.
  ///
  /// - Parameters:
  ///   - value: The value to send.
  ///   - id: Selects the receivers: views below a `sendSignals(_:id:)` with the same id; for nil, below one without an id.
  @MainActor
  public func send(_ value: Value, id: AnyHashable? = nil) {
    holder.send(value, id: id)
  }
}
