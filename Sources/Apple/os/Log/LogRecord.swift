public import Foundation
import Synchronization

/// A logged message. The process keeps at least its last 500 messages. It also writes each message to standard error,
/// unless the level of the message is `debug` or `info`.
@_spi(Headless) public struct LogRecord: Sendable {
  public let date: Date
  public let subsystem: String
  public let category: String
  public let level: OSLogType
  public let text: String
}

@_spi(Headless) extension LogRecord {
  private static let kept = Mutex<[LogRecord]>([])

  /// The messages of this process that are still kept, oldest first.
  public static var all: [LogRecord] { kept.withLock { $0 } }

  static func write(_ text: String, level: OSLogType, to log: OSLog) {
    guard log.isEnabled(type: level) else { return }
    let record = LogRecord(date: Date(), subsystem: log.subsystem, category: log.category, level: level, text: text)
    kept.withLock { records in
      if records.count >= 1000 { records.removeFirst(500) }
      records.append(record)
    }
    guard level != .debug, level != .info else { return }
    let origin = [record.subsystem, record.category].filter { !$0.isEmpty }.joined(separator: ":")
    FileHandle.standardError.write(Data("\(level.word): \(origin.isEmpty ? "" : "[\(origin)] ")\(text)\n".utf8))
  }
}
