public import LUCA
public import os

/// The state that all screens share while the app runs.
public struct AppState: AppStateEntity {
  /// The state of the running app.
  public static let liveState = OSAllocatedUnfairLock(initialState: AppState())

  /// Whether the tutorial was shown since the app was started.
  public var hasAlreadyTutorial = false
  /// A stream that sends the saved records whenever they change.
  public var records = AsyncStreamBundle<[BMIRecord]>()

  /// Makes the initial state of the app.
  public init() {}
}
