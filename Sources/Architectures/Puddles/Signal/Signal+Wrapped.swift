import Foundation

extension Signal {
  /// The value of a `@Signal` property: it sends signals, and is passed to the views that receive them.
  ///
  /// If the property is read twice and nothing is sent between the reads, the two results are equal.
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
  /// Sends a value to the views below. If no view has received the previous value with the same id yet, the new value
  /// replaces the previous value.
  ///
  /// - Parameters:
  ///   - value: The value to send.
  ///   - id: Selects the receivers: the views below a `sendSignals(_:id:)` call that has the same id. If the id is nil,
  ///     the receivers are the views below a call without an id.
  @MainActor
  public func send(_ value: Value, id: AnyHashable? = nil) {
    holder.send(value, id: id)
  }
}
