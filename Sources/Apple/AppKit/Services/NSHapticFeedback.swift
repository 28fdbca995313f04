public import Foundation

@MainActor @preconcurrency public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
@MainActor @preconcurrency open class NSHapticFeedbackManager: NSObject {
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
  open class var defaultPerformer: any NSHapticFeedbackPerformer { SilentPerformer() }
}
private final class SilentPerformer: NSObject, NSHapticFeedbackPerformer {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime
  ) {}
}

/// A sound.
///
/// - Approximated: it is never heard.
open class NSSound: NSObject, @unchecked Sendable {
  public typealias Name = String
  public init?(named name: Name) {}
  public init?(contentsOf url: URL, byReference byRef: Bool) {}
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func stop() -> Bool { false }
  open class func beep() {}
  open var volume: Float = 1
}
