import os

extension Logger {
  /// The log of calls to the view models of previews. A preview shows these calls as effects of a step.
  static let calls = Logger(subsystem: "ItemList", category: "Call")
}
