import os

/// Writes the names of the actions that components send to the system's log: subsystem `Puddles`, category `Action`, level debug.
///
/// Associated values are left out, since they can contain text that a user typed.
enum ActionLog {
  private static let logger = Logger(subsystem: "Puddles", category: "Action")

  /// - Parameter isIgnored: Whether the action is ignored intentionally.
  static func write<Action>(_ action: Action, isIgnored: Bool) {
    let name = Mirror(reflecting: action).children.first?.label ?? "\(action)"
    let ending = isIgnored ? " (ignored)" : ""
    logger.debug("\(component(of: Action.self), privacy: .public).\(name, privacy: .public)\(ending, privacy: .public)")
  }

  /// The name of the component, such as `FactRow` for the type `App.FactRow.Action`.
  private static func component<Action>(of type: Action.Type) -> String {
    let parts = String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(unknown") }
    return (parts.last == "Action" && parts.count > 1 ? parts.dropLast() : parts).joined(separator: ".")
  }
}
