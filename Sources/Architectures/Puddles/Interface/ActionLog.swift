import os

/// Logs the name of each action that a component sends, in the system's log, with subsystem `Puddles`, category
/// `Action`, level debug.
///
/// Associated values are left out, since they can contain text that a user typed. If an action is not an enumeration,
/// or has its own description, only its type is written.
enum ActionLog {
  private static let logger = Logger(subsystem: "Puddles", category: "Action")

  /// - Parameter isIgnored: Whether the action is ignored intentionally.
  static func write<Action>(_ action: Action, isIgnored: Bool) {
    let name = (name(of: action).map { "." + $0 } ?? "") + (isIgnored ? " (ignored)" : "")
    logger.debug("\(component(of: Action.self), privacy: .public)\(name, privacy: .public)")
  }

  /// The name of the enumeration case, without its values; nil if the action is not an enumeration, or has its own
  /// description.
  static func name(of action: Any) -> String? {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return nil }
    if let name = mirror.children.first?.label { return name }
    return action is any CustomStringConvertible || action is any CustomDebugStringConvertible ? nil : "\(action)"
  }

  /// The name of the component, such as `FactRow` for the type `App.FactRow.Action`.
  private static func component<Action>(of type: Action.Type) -> String {
    let parts = String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(unknown") }
    return (parts.last == "Action" && parts.count > 1 ? parts.dropLast() : parts).joined(separator: ".")
  }
}
