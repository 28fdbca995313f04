import os

/// Writes the names of the actions that are sent to stores to the system's log: subsystem `LUCA`, category `Action`, level debug.
///
/// Of associated values, only the names of enumeration cases are written. Other values can contain text that a user typed. Of an action that
/// is no enumeration, or that describes itself, only the type is written.
enum ActionLog {
  private static let logger = Logger(subsystem: "LUCA", category: "Action")

  static func write(_ action: some Any, sentTo store: Any.Type) {
    logger.debug("\(String(describing: store), privacy: .public).\(name(of: action), privacy: .public)")
  }

  /// The name of the enumeration case, with nested cases, such as `target(.applyButtonTapped)`.
  static func name(of action: Any) -> String {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return "\(type(of: action))" }
    guard let carried = mirror.children.first else {
      return action is any CustomStringConvertible || action is any CustomDebugStringConvertible ? "\(type(of: action))" : "\(action)"
    }
    let name = carried.label ?? "\(type(of: action))"
    return Mirror(reflecting: carried.value).displayStyle == .enum ? "\(name)(.\(Self.name(of: carried.value)))" : name
  }
}
