import os

/// Logs the name of each action that is sent to a store, in the system's log, with subsystem `LUCA`, category `Action`,
/// level debug.
///
/// If an associated value is an enumeration, the name of its case is written too. Other associated values are left out,
/// since they can contain text that a user typed. If an action is not an enumeration, or has its own description, only
/// its type is written.
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
      return action is any CustomStringConvertible || action is any CustomDebugStringConvertible
        ? "\(type(of: action))" : "\(action)"
    }
    let name = carried.label ?? "\(type(of: action))"
    return Mirror(reflecting: carried.value).displayStyle == .enum ? "\(name)(.\(Self.name(of: carried.value)))" : name
  }
}
