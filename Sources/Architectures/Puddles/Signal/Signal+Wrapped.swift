import Foundation

extension Signal {
  /// A signal as a view sees it.
  ///
  /// Two of them are equal when nothing was sent between them.
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
  /// Sends a value down the hierarchy. One that was sent before with the same id and that nobody has taken is replaced.
  ///
  /// - Parameters:
  ///   - value: The value to send.
  ///   - id: To whom it goes: the views below a `sendSignals(_:id:)` with the same id, or with none for nil.
  @MainActor
  public func send(_ value: Value, id: AnyHashable? = nil) {
    holder.send(value, id: id)
  }
}
