/// A stream that any number of tasks can follow, together with the last value that was sent to it.
///
/// Put one in the app's state for each change that screens observe. A store follows it in its `.task` action and stops when the
/// screen goes away:
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
/// Who loops over ``stream`` receives what is sent after the loop began; ``makeStream()`` begins with the latest value and listens from the call
/// on, so nothing falls between. A slow follower skips to the newest value. Copies of a bundle share the stream, and each copy has its own ``latestValue``: keep one bundle, in the app's state.
///
/// - Since: LUCA 3.0
public struct AsyncStreamBundle<T: Sendable>: Sendable {
  /// What was sent. Every loop over it is a listener of its own, and it ends when the listening task is cancelled.
  public let stream: any AsyncShareStream<T>

  /// The value sent last, or nil when none was.
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
  /// Returns a stream for one listener: the latest value, if there is one, then everything that is sent from now on.
  ///
  /// Upstream has no such function: there a store reads `latestValue` and then loops, and can miss what is sent in between.
  public func makeStream() -> AsyncStream<T> {
    broadcast.makeStream(startingWith: latestValue)
  }

  /// Sends a value to every listener and remembers it as the latest.
  ///
  /// - Parameter value: The value to send.
  public mutating func send(_ value: T) {
    latestValue = value
    broadcast.send(value)
  }

  /// Tells every listener that something happened.
  public mutating func send() where T == Void {
    send(())
  }
}
