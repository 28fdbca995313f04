/// Writes messages to the log of one category of one subsystem.
@frozen public struct Logger: Sendable {
  @usableFromInline let destination: OSLog

  public init() {
    destination = .default
  }

  public init(subsystem: String, category: String) {
    destination = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ logObj: OSLog) {
    destination = logObj
  }
}

extension Logger {
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogRecord.write(message.text, level: level, to: destination)
  }
}

public func os_log(_ message: OSLogMessage) {
  LogRecord.write(message.text, level: .default, to: .default)
}

public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) {
  LogRecord.write(message.text, level: logLevel, to: .default)
}

public func os_log(_ logLevel: OSLogType = .default, log: OSLog, _ message: OSLogMessage) {
  LogRecord.write(message.text, level: logLevel, to: log)
}
