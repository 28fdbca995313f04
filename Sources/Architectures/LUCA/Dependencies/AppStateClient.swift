public import os

/// The dependency through which an app reads and changes the state that all its screens share.
///
/// Give it a name of the app's own once, beside its other dependencies: `public typealias BMIStateClient = AppStateClient<AppState>`. An alias that is
/// called `AppStateClient` as well is ambiguous in every file that imports both modules.
///
/// All access goes through one lock, held for the whole of a closure, so "read, decide, write" is one step:
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
/// > Note: The LUCA article and releases up to 2.1 had two closures that took the lock one after the other, so two callers could both see
/// > "first time", and their `testValue` forgot every write. Here a test value has a state of its own and keeps what is written to it.
///
/// - Since: LUCA 1.0; one lock for the whole closure since 2.2
public struct AppStateClient<State: AppStateEntity>: DependencyClient {
  private let state: OSAllocatedUnfairLock<State>

  private init(_ state: OSAllocatedUnfairLock<State>) {
    self.state = state
  }
}

extension AppStateClient {
  /// The client of the state that the running app shares; every call returns the same state.
  public static var liveValue: Self {
    Self(State.liveState)
  }

  /// A client of a new state that nothing else shares; it keeps what is written to it.
  public static var testValue: Self {
    Self(OSAllocatedUnfairLock(initialState: State()))
  }

  /// Returns a client of a state that the caller keeps, to prepare it before a test and to look into it afterwards.
  ///
  /// - Parameter appState: The lock that holds the state.
  /// - Since: LUCA 2.2
  public static func testDependency(_ appState: OSAllocatedUnfairLock<State>) -> Self {
    Self(appState)
  }

  /// Reads or changes the state while no other caller can.
  ///
  /// Don't call the client again inside the closure: the lock cannot be taken twice.
  ///
  /// - Parameter body: Receives the state, to change it in place.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws; the changes made before that stay.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try state.withLock(body)
  }

  /// Sends a value to everyone who listens to one of the state's streams.
  ///
  /// - Parameters:
  ///   - keyPath: The stream in the app's state.
  ///   - value: The value to send.
  /// - Since: LUCA 3.0
  public func send<T: Sendable>(_ keyPath: any WritableKeyPath<State, AsyncStreamBundle<T>> & Sendable, _ value: T) {
    withLock { $0[keyPath: keyPath].send(value) }
  }

  /// Changes the latest value of a stream and sends the result, as one step.
  ///
  /// ```swift
  /// func increment(_ appStateClient: AppStateClient<AppState>) {
  ///   appStateClient.send(\.count, default: 0) { $0 += 1 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The stream in the app's state.
  ///   - defaultValue: The value to change when nothing was sent before.
  ///   - transform: Receives the latest value, to change it in place.
  /// - Since: LUCA 3.0
  public func send<T: Sendable>(
    _ keyPath: any WritableKeyPath<State, AsyncStreamBundle<T>> & Sendable, default defaultValue: @autoclosure @Sendable () -> T,
    _ transform: @Sendable (inout T) -> Void
  ) {
    withLock { state in
      var value = state[keyPath: keyPath].latestValue ?? defaultValue()
      transform(&value)
      state[keyPath: keyPath].send(value)
    }
  }
}
