public import Foundation

/// What a notification shows.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  public internal(set) var values = NotificationValues()
  public override init() {}

  public var title: String { values.title }
  public var subtitle: String { values.subtitle }
  public var body: String { values.body }
  public var badge: NSNumber? { values.badge }
  public var sound: UNNotificationSound? { values.sound }
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  public var categoryIdentifier: String { values.categoryIdentifier }
  public var threadIdentifier: String { values.threadIdentifier }
  public var attachments: [UNNotificationAttachment] { values.attachments }
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  public var relevanceScore: Double { values.relevanceScore }
}

/// The properties of a notification.
public struct NotificationValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var attachments: [UNNotificationAttachment] = []
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public final class UNNotificationSound: NSObject, Sendable {
  let name: UNNotificationSoundName
  public init(named name: UNNotificationSoundName) { self.name = name }
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))
  public static let defaultRingtone = UNNotificationSound(named: UNNotificationSoundName("defaultRingtone"))
}

public final class UNNotificationAttachment: NSObject, Sendable {
  public let identifier: String
  public let url: URL
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

public final class UNNotification: NSObject, @unchecked Sendable {
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
  }
}
