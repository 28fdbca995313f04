package import Foundation
internal import os

/// The addresses that the app asks the system to open.
package enum OpenedURL {
  /// The subsystem and category of the log messages that the preview host reads.
  package static let subsystem = "limn.system"
  package static let category = "Opened"

  /// Notes an address. Nothing is opened, since there is no system that could open it.
  package static func note(_ url: URL) {
    Logger(subsystem: subsystem, category: category).info("\(url.absoluteString, privacy: .public)")
  }
}
