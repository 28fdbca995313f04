import LUCA

/// The user's defaults.
public struct DefaultsClient: DependencyClient {
  public var read: @Sendable (String) -> Double
  public var write: @Sendable (Double, String) -> Void

  public static let liveValue = DefaultsClient(read: { _ in 0 }, write: { _, _ in })
  public static let testValue = DefaultsClient(read: { _ in 0 }, write: { _, _ in })
}
