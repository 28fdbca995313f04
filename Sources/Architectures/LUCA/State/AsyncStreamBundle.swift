/// A stream for any number of listeners, together with the last value that was sent.
///
/// Put a bundle in the app's state for each value that screens observe. A store iterates over its stream in the `.task`
/// action and stops when the screen disappears:
///
/// ```swift
/// import Observation
/// import os
///
/// struct AppState: AppStateEntity {
///   static let liveState = OSAllocatedUnfairLock(initialState: AppState())
///   var count = AsyncStreamBundle<Int>()
/// }
///
/// @MainActor @Observable final class CountStore: Composable {
///   var count = 0
///   let action: (Action) async -> Void = { _ in }
///   private let appStateClient = AppStateClient<AppState>.liveValue
///   @ObservationIgnored private var task: Task<Void, Never>?
///
///   func reduce(_ action: Action) async {
///     switch action {
///     case .task:
///       let stream = appStateClient.withLock { $0.count.makeStream() }
///       task = Task { [weak self] in
///         for await value in stream { self?.count = value }
///       }
///     case .onDisappear:
///       task?.cancel()
///     }
///   }
///
///   enum Action { case task, onDisappear }
/// }
/// ```
///
/// A loop over ``stream`` receives only the values that are sent after the loop has started. To get the latest value
/// first, use the stream that ``makeStream()`` returns. A listener that is slower than the sender gets only the newest
/// value. Copies of a bundle share the stream, but each copy has its own ``latestValue``. So keep only one bundle, in
/// the app's state.
///
/// - Since: LUCA 3.0
public struct AsyncStreamBundle<T: Sendable>: Sendable {
  /// The stream of sent values. Every loop over the stream is a separate listener, and ends when its task is canceled.
  public let stream: any AsyncShareStream<T>

  /// The last sent value, or nil if there is none.
  public private(set) var latestValue: T?

  private let broadcast: Broadcast<T>

  /// Makes a bundle to which nothing has been sent.
  public init() {
    let broadcast = Broadcast<T>()
    self.broadcast = broadcast
    self.stream = broadcast
  }
}

extension AsyncStreamBundle {
  /// Returns a stream for one listener. It starts with the latest value, if there is one. Then it has the values that
  /// are sent later.
  ///
  /// The original LUCA has no such function. There, a store reads `latestValue`, then starts a loop, and can miss a
  /// value in between.
  public func makeStream() -> AsyncStream<T> {
    broadcast.makeStream(startingWith: latestValue)
  }

  /// Sends a value to all listeners and stores it as the latest value.
  ///
  /// - Parameter value: The value to send.
  public mutating func send(_ value: T) {
    latestValue = value
    broadcast.send(value)
  }

  /// Notifies all listeners.
  public mutating func send() where T == Void {
    send(())
  }
}
