public import Foundation

/// The seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension URL {
  /// Asks for access to a file outside of the app. Always true, since a preview has no such files.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}

extension NSError {
  /// Creates an error without a domain. On Linux, Foundation inherits an initializer that can fail. This one has a
  /// parameter, since an extension cannot override the initializer of `NSObject`.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension String.StandardComparator {
  /// - Approximated: the order is that of the characters' code points.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// - Approximated: the order is that of the characters' code points.
  public static var localized: String.StandardComparator { .lexical }
}

/// Values that the devices of a user share.
///
/// - Approximated: the values exist while the program runs.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  @discardableResult open func synchronize() -> Bool { true }
}

public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
