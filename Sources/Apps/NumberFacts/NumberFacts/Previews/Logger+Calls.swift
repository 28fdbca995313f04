import os

extension Logger {
  /// Where mocks note what they are asked for, so that a preview can show what a step did.
  static let calls = Logger(subsystem: "NumberFacts", category: "Call")
}
