public import SwiftUI

extension Binding where Value: Sendable {
  /// Makes a binding whose setter is asynchronous, so that a control can send an action to a store.
  ///
  /// ```swift
  /// import Observation
  ///
  /// @MainActor @Observable final class SettingsStore: Composable {
  ///   private(set) var isNotified = false
  ///   let action: (Action) async -> Void = { _ in }
  ///
  ///   func reduce(_ action: Action) async {
  ///     switch action {
  ///     case .notificationsToggleSwitched(let isOn): isNotified = isOn
  ///     }
  ///   }
  ///
  ///   enum Action { case notificationsToggleSwitched(Bool) }
  /// }
  ///
  /// struct SettingsView: View {
  ///   let store: SettingsStore
  ///
  ///   var body: some View {
  ///     Toggle("Notifications", isOn: Binding(
  ///       get: { store.isNotified },
  ///       asyncSet: { await store.send(.notificationsToggleSwitched($0)) }
  ///     ))
  ///   }
  /// }
  /// ```
  ///
  /// LUCA uses this binding in place of `onChange`: the store is notified of the user's change before its own state
  /// changes. Each new value is handled in a task of its own.
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
