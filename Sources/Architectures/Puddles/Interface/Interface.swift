public import SwiftUI

/// The property with which a component reports user actions to its parent.
///
/// A component contains no logic: it sends actions, and the module that uses the component handles them.
///
/// ```swift
/// struct FactRow: View {
///   var fact: String
///   var interface: Interface<Action>
///
///   var body: some View {
///     Button("Delete \(fact)") { interface.send(.delete) }
///   }
///
///   enum Action: Hashable { case delete }
/// }
///
/// struct FactModule: View {
///   @State private var facts = ["7 is prime.", "42 is even."]
///
///   var body: some View {
///     List(facts, id: \.self) { fact in
///       FactRow(fact: fact, interface: .consume { action in
///         switch action {
///         case .delete: facts.removeAll { $0 == fact }
///         }
///       })
///     }
///   }
/// }
/// ```
///
/// - Since: Puddles 1.0
public struct Interface<Action>: Sendable {
  private let handler: @MainActor (Action) -> Void
  private let isIgnoring: Bool

  private init(isIgnoring: Bool = false, _ handler: @escaping @MainActor (Action) -> Void) {
    self.handler = handler
    self.isIgnoring = isIgnoring
  }
}

extension Interface {
  /// Returns an interface that ignores all actions, for previews and for modules that do not need the actions.
  ///
  /// - Since: Puddles 1.0
  public static var ignore: Self {
    Self(isIgnoring: true) { _ in }
  }

  /// Returns an interface that handles each action with a closure.
  ///
  /// - Parameter block: Handles an action that the component sent, immediately and on the main actor.
  /// - Since: Puddles 1.0
  public static func consume(_ block: @escaping @MainActor (_ action: Action) -> Void) -> Self {
    Self(block)
  }

  /// Returns an interface that forwards each action to another interface. Use it in a component that contains other
  /// components.
  ///
  /// - Parameter otherInterface: The interface that handles the actions.
  /// - Since: Puddles 1.0
  public static func forward(to otherInterface: Interface<Action>) -> Self {
    Self(isIgnoring: otherInterface.isIgnoring, otherInterface.handler)
  }

  /// Sends an action to the parent. The action has been handled when the call returns.
  ///
  /// The action's name, without associated values, is written to the system's log: subsystem `Puddles`, category
  /// `Action`, level debug.
  ///
  /// - Parameter action: What happened.
  /// - Since: Puddles 1.0
  @MainActor
  public func send(_ action: Action) {
    ActionLog.write(action, isIgnored: isIgnoring)
    handler(action)
  }

  /// Returns a binding for a control that sends changes as actions, so that the parent can reject or modify them.
  ///
  /// ```swift
  /// struct SortingToggle: View {
  ///   var isSorted: Bool
  ///   var interface: Interface<Action>
  ///
  ///   var body: some View {
  ///     Toggle("Sorted", isOn: interface.binding(isSorted, to: { .sortingChanged($0) }))
  ///   }
  ///
  ///   enum Action: Hashable { case sortingChanged(Bool) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to show, evaluated each time it is needed.
  ///   - action: Makes the action that carries a new value, from the value that the control was set to.
  /// - Since: Puddles 1.0
  @MainActor
  public func binding<Value>(
    _ value: @autoclosure @escaping () -> Value, to action: @escaping (_ newValue: Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { @MainActor in value() }, set: { @MainActor in send(action($0)) })
  }
}
