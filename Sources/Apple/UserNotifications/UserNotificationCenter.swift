public import Foundation

/// Schedules notifications. A preview has no permission to show any, and no user who could grant it.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  public static func current() -> UNUserNotificationCenter { shared }

  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public var supportsContentExtensions: Bool { true }
}

extension UNUserNotificationCenter {
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  /// Adds a request to the pending ones. One with the same identifier is replaced.
  public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    completion?(nil)
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(requests) }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  public func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  /// No notification is delivered while a preview is drawn.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    completionHandler([])
  }
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  public func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }

  private var requests: [UNNotificationRequest] { lock.withLock { pending } }

  private func schedule(_ request: UNNotificationRequest) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
  }
}

public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// The settings of an app whose user has not been asked yet.
public final class UNNotificationSettings: NSObject, Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  public var soundSetting: UNNotificationSetting { .disabled }
  public var badgeSetting: UNNotificationSetting { .disabled }
  public var alertSetting: UNNotificationSetting { .disabled }
  public var notificationCenterSetting: UNNotificationSetting { .disabled }
  public var lockScreenSetting: UNNotificationSetting { .disabled }
  public var criticalAlertSetting: UNNotificationSetting { .disabled }
  public var timeSensitiveSetting: UNNotificationSetting { .disabled }
  public var alertStyle: UNAlertStyle { .none }
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  override init() {}
}
