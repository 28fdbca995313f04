/// The protocol of all stores: an object that holds a screen's state and changes it only through actions.
///
/// A store is a `@MainActor @Observable public final class`. Its view sends actions; ``reduce(_:)`` is the only
/// function that changes state; ``action`` then reports the action to the parent.
///
/// ```swift
/// import Observation
///
/// @MainActor @Observable public final class Counter: Composable {
///   public var count: Int
///   public let action: (Action) async -> Void
///
///   public init(count: Int = 0, action: @escaping (Action) async -> Void = { _ in }) {
///     self.count = count
///     self.action = action
///   }
///
///   public func reduce(_ action: Action) async {
///     switch action {
///     case .plusButtonTapped:
///       count += 1
///     }
///   }
///
///   public enum Action: Sendable {
///     case plusButtonTapped
///   }
/// }
/// ```
///
/// - Since: LUCA 1.0
@MainActor
public protocol Composable: AnyObject {
  /// The actions that the store handles.
  ///
  /// If the store is public, declare this type `Sendable`, since the compiler infers `Sendable` only for types that are
  /// not public.
  associatedtype Action: Sendable

  /// Reports an action to the parent. A store without a parent has a closure that does nothing.
  var action: (Action) async -> Void { get }

  /// Changes the state for an action. The default does nothing.
  ///
  /// - Parameter action: What happened.
  func reduce(_ action: Action) async
}

extension Composable {
  public func reduce(_ action: Action) async {}

  /// Applies an action to this store, then reports it to the parent.
  ///
  /// The store applies the action first, so that the parent sees the new state of the child. The LUCA article shows the
  /// opposite order, since it describes the protocol of August 2025. In LUCA's project generator, release 1.0 (December
  /// 2025) and later releases apply the action first. The generator states no reason. The effect is that a parent cannot
  /// close its child before the child handled the action.
  ///
  /// The action's name is written to the system's log: subsystem `LUCA`, category `Action`, level debug. If an
  /// associated value is an enumeration, the name of its case is written too, as in `target(.applyButtonTapped)`. Other
  /// associated values are left out.
  ///
  /// - Parameter action: What happened.
  public func send(_ action: Action) async {
    ActionLog.write(action, sentTo: Self.self)
    await reduce(action)
    await self.action(action)
  }
}
