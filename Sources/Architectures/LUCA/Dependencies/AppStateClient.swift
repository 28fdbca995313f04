public import os

/// A dependency that reads and changes the state that all screens of an app share.
///
/// Each app declares one alias, next to its other dependencies. The name of the alias contains the app's name:
/// `public typealias BMIStateClient = AppStateClient<AppState>`. An alias that is also called `AppStateClient` is
/// ambiguous in every file that imports both LUCA and the module with the alias.
///
/// All access goes through one lock, which is held while a closure runs, so reading, deciding, and writing are one
/// step:
///
/// ```swift
/// struct AppState: AppStateEntity {
///   static let liveState = OSAllocatedUnfairLock(initialState: AppState())
///   var hasAlreadyTutorial = false
///   var count = AsyncStreamBundle<Int>()
/// }
///
/// func isFirstTime(_ appStateClient: AppStateClient<AppState>) -> Bool {
///   appStateClient.withLock { state in
///     defer { state.hasAlreadyTutorial = true }
///     return !state.hasAlreadyTutorial
///   }
/// }
/// ```
///
/// > Note: In the LUCA article and in releases up to 2.1, one closure reads and another closure writes. Each takes the
/// lock separately, so
/// > two callers can both read "first time" before one of them writes. There, `testValue` discards writes; here,
/// `testValue` keeps them.
///
/// - Since: LUCA 1.0; one lock for the whole closure since 2.2
public struct AppStateClient<State: AppStateEntity>: DependencyClient {
  private let state: OSAllocatedUnfairLock<State>

  private init(_ state: OSAllocatedUnfairLock<State>) {
    self.state = state
  }
}

extension AppStateClient {
  /// A client for the state of the running app. All clients that this property returns use the same state.
  public static var liveValue: Self {
    Self(State.liveState)
  }

  /// A client with its own new state. Values that are written to this state are kept, so a test can read them.
  public static var testValue: Self {
    Self(OSAllocatedUnfairLock(initialState: State()))
  }

  /// Returns a client for a state that the caller owns, so that a test can prepare and inspect the state.
  ///
  /// - Parameter appState: The lock that holds the state.
  /// - Since: LUCA 1.0
  public static func testDependency(_ appState: OSAllocatedUnfairLock<State>) -> Self {
    Self(appState)
  }

  /// Reads or changes the state with exclusive access.
  ///
  /// Don't call the client inside the closure: the lock is not recursive.
  ///
  /// - Parameter body: Receives the state, to change it in place.
  /// - Returns: The value that the closure returns.
  /// - Throws: The error that the closure throws; changes made before the error are kept.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try state.withLock(body)
  }

  /// Sends a value to all listeners of a stream in the app's state.
  ///
  /// - Parameters:
  ///   - keyPath: The stream in the app's state.
  ///   - value: The value to send.
  /// - Since: LUCA 3.0
  public func send<T: Sendable>(_ keyPath: any WritableKeyPath<State, AsyncStreamBundle<T>> & Sendable, _ value: T) {
    withLock { $0[keyPath: keyPath].send(value) }
  }

  /// Changes the latest value of a stream and sends the result. No other code can change the value while this function
  /// runs.
  ///
  /// ```swift
  /// func increment(_ appStateClient: AppStateClient<AppState>) {
  ///   appStateClient.send(\.count, default: 0) { $0 += 1 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The stream in the app's state.
  ///   - defaultValue: The value to change if nothing was sent before.
  ///   - transform: Receives the latest value, to change it in place.
  /// - Since: LUCA 3.0
  public func send<T: Sendable>(
    _ keyPath: any WritableKeyPath<State, AsyncStreamBundle<T>> & Sendable,
    default defaultValue: @autoclosure @Sendable () -> T,
    _ transform: @Sendable (inout T) -> Void
  ) {
    withLock { state in
      var value = state[keyPath: keyPath].latestValue ?? defaultValue()
      transform(&value)
      state[keyPath: keyPath].send(value)
    }
  }
}
