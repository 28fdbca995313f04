public import LUCA
public import DataSource
public import SwiftUI

/// All dependencies of the app, which the scenes pass to the stores.
public struct AppDependencies: Sendable {
  /// Access to the state that all screens share.
  public let appStateClient: BMIStateClient
  /// The clock.
  public let dateClient: DateClient
  /// The user's defaults.
  public let userDefaultsClient: UserDefaultsClient

  /// Collects dependencies. By default, each dependency uses the real system.
  ///
  /// - Parameters:
  ///   - appStateClient: Access to the state that all screens share.
  ///   - dateClient: The clock.
  ///   - userDefaultsClient: The user's defaults.
  public init(
    appStateClient: BMIStateClient = .liveValue, dateClient: DateClient = .liveValue,
    userDefaultsClient: UserDefaultsClient = .liveValue
  ) {
    self.appStateClient = appStateClient
    self.dateClient = dateClient
    self.userDefaultsClient = userDefaultsClient
  }
}

extension AppDependencies {
  /// The dependencies of the running app, which the app's delegate and the environment share.
  static let shared = AppDependencies()

  /// Collects dependencies for tests and previews. By default, each dependency has no effect on the real system.
  ///
  /// - Parameters:
  ///   - appStateClient: Access to the state that all screens share.
  ///   - dateClient: The clock.
  ///   - userDefaultsClient: The user's defaults.
  public static func testDependencies(
    appStateClient: BMIStateClient = .testValue, dateClient: DateClient = .testValue,
    userDefaultsClient: UserDefaultsClient = .testValue
  ) -> AppDependencies {
    AppDependencies(appStateClient: appStateClient, dateClient: dateClient, userDefaultsClient: userDefaultsClient)
  }
}

extension EnvironmentValues {
  /// The dependencies that scenes and views pass to the stores they create.
  @Entry public var appDependencies = AppDependencies.shared
}
