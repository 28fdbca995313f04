public import os

/// The entity with the state that all screens of an app share while the app runs.
///
/// It is a plain structure: flags, values, and ``AsyncStreamBundle`` properties that publish changes. Screens access it
/// only through an ``AppStateClient``. Each app declares its own entity, with the shared state as a stored constant:
///
/// ```swift
/// public struct AppState: AppStateEntity {
///   public static let liveState = OSAllocatedUnfairLock(initialState: AppState())
///   public var hasAlreadyTutorial = false
///
///   public init() {}
/// }
/// ```
///
/// The original LUCA has no such protocol, since each app writes its own client. Here, all apps use the same client,
/// which needs the protocol.
public protocol AppStateEntity: Sendable {
  /// The state that the running app shares. Declare it with `static let`, so that only one state exists.
  static var liveState: OSAllocatedUnfairLock<Self> { get }

  /// Makes the initial state of an app.
  init()
}
