import Synchronization

/// Marks the begin or end of an interval, or a moment, in the log.
///
/// - Approximated: no tool measures the intervals, so a signpost is a message of the level `debug`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  type.write("\(name)", to: log, signpostID)
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: OSLogMessage
) {
  type.write("\(name): \(message.text)", to: log, signpostID)
}

@_disfavoredOverload public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  type.write("\(name): \(OSLogMessage.filled("\(format)", arguments))", to: log, signpostID)
}

extension OSLogMessage {
  /// Replaces each placeholder of a format, such as `%{public}s`, with an argument.
  fileprivate static func filled(_ format: String, _ arguments: [any CVarArg]) -> String {
    var rest = arguments[...]
    return format.replacing(/%(?:\{[^}]*\})?[-+# 0-9.]*(?:hh|h|ll|l|q|z|t|j)?([a-zA-Z@%])/) { match in
      if match.output.1 == "%" { return "%" }
      return rest.popFirst().map { "\($0)" } ?? String(match.output.0)
    }
  }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

extension OSSignpostType {
  fileprivate func write(_ text: String, to log: OSLog, _ id: OSSignpostID) {
    let words: [OSSignpostType: String] = [.event: "event", .begin: "begin", .end: "end"]
    let number = id == .exclusive ? nil : "\(id.rawValue)"
    LogRecord.write(
      [words[self], number, text].compactMap(\.self).joined(separator: " "), level: .debug, to: log)
  }
}

/// Tells intervals apart that have the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  /// A new identifier.
  public init(log: OSLog) {
    rawValue = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  /// An identifier that is the same for the same object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  private static let last = Mutex<UInt64>(0)
}

/// Writes signposts to the log of one category of one subsystem.
///
/// - Approximated: no tool measures the intervals, so a signpost is a message of the level `debug`.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  public init(logHandle: OSLog) { log = logHandle }
  public init(logger: Logger) { log = logger.destination }

  public static let disabled = OSSignposter(logHandle: .disabled)

  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    os_signpost(.event, log: log, name: name, signpostID: id)
  }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    os_signpost(.event, log: log, name: name, signpostID: id, message)
  }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    os_signpost(.begin, log: log, name: name, signpostID: id)
    return OSSignpostIntervalState(id: id)
  }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  {
    os_signpost(.begin, log: log, name: name, signpostID: id, message)
    return OSSignpostIntervalState(id: id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    os_signpost(.end, log: log, name: name, signpostID: state.signpostID)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    os_signpost(.end, log: log, name: name, signpostID: state.signpostID, message)
  }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let signpostID: OSSignpostID

  fileprivate init(id: OSSignpostID) { signpostID = id }

  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
}
