import os

extension Logger {
  /// Where the view models of previews note what they are asked for, so that a preview can show what a step did.
  static let calls = Logger(subsystem: "ItemList", category: "Call")
}
