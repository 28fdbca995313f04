public import LUCA
public import os

/// The state that all screens share while the app runs.
public struct AppState: AppStateEntity {
  /// The state of the running app.
  public static let liveState = OSAllocatedUnfairLock(initialState: AppState())

  /// Whether the tutorial was shown since the app was started.
  public var hasAlreadyTutorial = false
  /// The saved records, sent whenever they change.
  public var records = AsyncStreamBundle<[BMIRecord]>()

  /// Makes the state an app starts with.
  public init() {}
}
