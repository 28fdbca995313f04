public import Foundation
import os

/// The settings of the Queryable library's log.
///
/// - Since: Queryable 2.0
public struct QueryableLogger {
  private init() {}
}

extension QueryableLogger {
  /// Turns on the log, which is off by default. The log contains a warning for each query that conflicts with another
  /// query.
  ///
  /// - Parameter subsystem: The subsystem of the messages; nil means "Queryable".
  /// - Since: Queryable 2.0
  public static func configure(inSubsystem subsystem: String? = Bundle.main.bundleIdentifier) {
    log.withLock { $0 = Logger(subsystem: subsystem ?? "Queryable", category: "Queryable") }
  }

  static var logger: Logger {
    log.withLock { $0 }
  }

  private static let log = OSAllocatedUnfairLock(initialState: Logger(OSLog.disabled))
}
