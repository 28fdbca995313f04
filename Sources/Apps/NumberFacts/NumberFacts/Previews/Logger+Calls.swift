import os

extension Logger {
  /// The log of calls to mocks. A preview shows these calls as effects of a step.
  static let calls = Logger(subsystem: "NumberFacts", category: "Call")
}
