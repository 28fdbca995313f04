/// The result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Asks for time to finish a task in the background.
  ///
  /// - Approximated: the program is never in the background, so the result is always `invalid`.
  public nonisolated func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }

  /// - Approximated: the program is never in the background, so there is no task to end.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
