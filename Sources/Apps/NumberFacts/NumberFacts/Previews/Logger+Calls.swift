import os

extension Logger {
  /// The log of the calls that mocks receive, so that a preview can show the effect of a step.
  static let calls = Logger(subsystem: "NumberFacts", category: "Call")
}
