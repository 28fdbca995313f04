public import Foundation
public import LUCA

/// The clock of the system.
public struct DateClient: DependencyClient {
  /// Wraps `Date.now`.
  public var now: @Sendable () -> Date

  public static let liveValue = Self(now: { Date.now })

  public static let testValue = Self(now: { Date(timeIntervalSinceReferenceDate: 0) })
}
