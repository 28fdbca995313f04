import Readings
import SwiftUI

/// All that the app needs from outside.
public struct AppDependencies: Sendable {
  public let defaultsClient: DefaultsClient
  public init(defaultsClient: DefaultsClient = .liveValue) { self.defaultsClient = defaultsClient }

  public static let shared = AppDependencies()
  public static func testDependencies(defaultsClient: DefaultsClient = .testValue) -> AppDependencies {
    AppDependencies(defaultsClient: defaultsClient)
  }
}

extension EnvironmentValues {
  public var appDependencies: AppDependencies { .shared }
}
