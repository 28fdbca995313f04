public import Foundation

/// The log of one category of one subsystem.
public final class OSLog: NSObject, @unchecked Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log for messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards its messages.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// A category that developer tools interpret.
  public struct Category: Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }
}
