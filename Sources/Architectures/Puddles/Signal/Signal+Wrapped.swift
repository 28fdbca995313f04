import Foundation

extension Signal {
  /// The value of a `@Signal` property: it sends signals, and is passed to the views that receive them.
  ///
  /// Two reads of the property give equal values if no value was sent between the reads.
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
  /// Sends a value down the hierarchy. The value replaces an earlier value with the same id if no view has received
  /// the earlier value yet.
  ///
  /// - Parameters:
  ///   - value: The value to send.
  ///   - id: Selects the receivers: views below a `sendSignals(_:id:)` with the same id or, if the id is nil, below a call
  ///     without an id.
  @MainActor
  public func send(_ value: Value, id: AnyHashable? = nil) {
    holder.send(value, id: id)
  }
}
