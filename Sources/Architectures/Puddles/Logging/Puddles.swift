public import Foundation
import os

/// The settings of the Puddles library.
///
/// - Since: Puddles 1.0
public struct Puddles {
  private init() {}
}

extension Puddles {
  /// Turns on the library's log, which is off by default. The log shows when a signal sends a value and when a view
  /// receives a value.
  ///
  /// - Parameter subsystem: The subsystem of the messages; nil means "Puddles".
  /// - Since: Puddles 1.0
  public static func configureLog(inSubsystem subsystem: String? = Bundle.main.bundleIdentifier) {
    log.withLock { $0 = Logger(subsystem: subsystem ?? "Puddles", category: "Puddles") }
  }

  static var logger: Logger {
    log.withLock { $0 }
  }

  private static let log = OSAllocatedUnfairLock(initialState: Logger(OSLog.disabled))
}
