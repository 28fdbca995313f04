import os

extension Logger {
  /// The log of the calls that view models of previews receive, so that a preview can show the effect of a step.
  static let calls = Logger(subsystem: "ItemList", category: "Call")
}
