import os

/// Writes the names of the actions that are sent to stores to the system's log: subsystem `LUCA`, category `Action`, level debug.
///
/// Of associated values, only the names of enumeration cases are written. Other values can contain text that a user typed.
enum ActionLog {
  private static let logger = Logger(subsystem: "LUCA", category: "Action")

  static func write(_ action: some Any, sentTo store: Any.Type) {
    logger.debug("\(String(describing: store), privacy: .public).\(name(of: action), privacy: .public)")
  }

  /// The name of the enumeration case, with nested cases, such as `target(.applyButtonTapped)`.
  private static func name(of action: Any) -> String {
    guard let carried = Mirror(reflecting: action).children.first else { return "\(action)" }
    let name = carried.label ?? "\(type(of: action))"
    return Mirror(reflecting: carried.value).displayStyle == .enum ? "\(name)(.\(Self.name(of: carried.value)))" : name
  }
}
