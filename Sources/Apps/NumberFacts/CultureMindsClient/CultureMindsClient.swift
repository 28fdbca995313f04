/// Generates names of ships, one after the other, in the style of Iain M. Banks's Culture novels, whose ships are
/// called Minds.
public struct CultureMindsClient: Sendable {
  /// All names, in the order in which they are generated.
  public static let allNames = [
    "Of Course I Still Love You", "Just Read the Instructions", "Size Isn't Everything", "So Much for Subtlety",
    "No More Mr Nice Guy",
    "Funny, It Worked Last Time",
  ]
  private let pause: Duration

  /// Makes a client.
  ///
  /// - Parameter pause: The time to wait before each name.
  public init(pause: Duration = .seconds(1)) {
    self.pause = pause
  }
}

extension CultureMindsClient {
  /// Returns a stream of all names. The stream ends after the last name, or when the task that reads the stream is
  /// canceled.
  public func names() -> AsyncStream<String> {
    AsyncStream { continuation in
      let task = Task {
        do {
          for name in Self.allNames {
            try await Task.sleep(for: pause)
            continuation.yield(name)
          }
        } catch {
          // The task that reads the names was canceled, so it does not need the remaining names.
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
