public import os

/// The entity that holds what all screens of an app share for as long as the app runs.
///
/// It is a plain structure: flags, values, and ``AsyncStreamBundle`` properties through which changes travel. Screens reach it through an
/// ``AppStateClient`` only. The one shared state is a stored constant, which an entity declares itself:
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
/// Upstream the client is written again in each app, so no such protocol is needed there; here it lets one client serve every app.
public protocol AppStateEntity: Sendable {
  /// The state that the running app shares. Declare it with `static let`, so that it is one state.
  static var liveState: OSAllocatedUnfairLock<Self> { get }

  /// Makes the state an app starts with.
  init()
}
