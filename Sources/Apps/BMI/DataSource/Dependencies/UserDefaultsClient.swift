public import Foundation
public import LUCA

/// A client that reads and writes the standard `UserDefaults`.
public struct UserDefaultsClient: DependencyClient {
  /// Wraps `UserDefaults.standard.data(forKey:)`.
  public var data: @Sendable (String) -> Data?
  /// Wraps `UserDefaults.standard.set(_:forKey:)`.
  public var setData: @Sendable (Data?, String) -> Void

  public static let liveValue = Self(
    data: { UserDefaults.standard.data(forKey: $0) },
    setData: { UserDefaults.standard.set($0, forKey: $1) }
  )

  public static let testValue = Self(
    data: { _ in nil },
    setData: { _, _ in }
  )
}
