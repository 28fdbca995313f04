/// The protocol of all stores: an object that holds a screen's state and changes it by actions alone.
///
/// A store is a `@MainActor @Observable public final class`. Its view sends actions; ``reduce(_:)`` is the one place that changes state;
/// ``action`` then tells the parent, which is how a child delegates.
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
  /// What can happen on the store's screen.
  ///
  /// Declare it `Sendable` when the store is public: the compiler infers that for internal types only.
  associatedtype Action: Sendable

  /// Tells the parent what happened here. A store without a parent has a closure that does nothing.
  var action: (Action) async -> Void { get }

  /// Changes the state for an action. The default does nothing.
  ///
  /// - Parameter action: What happened.
  func reduce(_ action: Action) async
}

extension Composable {
  public func reduce(_ action: Action) async {}

  /// Applies an action to this store, then tells the parent.
  ///
  /// The store reduces first, so a parent that reacts finds the child in its new state. The LUCA article prints the opposite order: it
  /// describes the first form of the protocol (August 2025). The tool's releases have reduced first since 1.0 (December 2025), because a parent
  /// that closed its child in response had closed it before the child did its own work.
  ///
  /// The action's name, without what it carries, is noted in the system's log: subsystem `LUCA`, category `Action`, level debug.
  ///
  /// - Parameter action: What happened.
  public func send(_ action: Action) async {
    ActionLog.write(action, sentTo: Self.self)
    await reduce(action)
    await self.action(action)
  }
}
