/// The level of a message.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public var rawValue: UInt8

  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

extension OSLogType {
  /// The word at the start of a log line.
  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
