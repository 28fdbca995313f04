public import SwiftUI

extension Binding where Value: Sendable {
  /// Makes a binding whose setter is asynchronous, so that a control can send an action to a store.
  ///
  /// ```swift
  /// Toggle("Notifications", isOn: Binding(
  ///   get: { store.isNotified },
  ///   asyncSet: { await store.send(.notificationsToggleSwitched($0)) }
  /// ))
  /// ```
  ///
  /// LUCA uses this in place of `onChange`: the store hears of the user's change before its own state has changed. Each new value starts a
  /// task of its own.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - asyncSet: Handles a new value.
  /// - Since: LUCA 1.0
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext asyncSet: @escaping @isolated(any) @Sendable (Value) async -> Void
  ) {
    self.init(get: get, set: { value in Task { await asyncSet(value) } })
  }
}
