extension Rule {
  static let testName = Rule(
    "luca-test-name", title: "Tests of a store are named send_action_condition_result",
    reason: "The list of test names is then the store's specification.",
    example: """
        @Suite struct RecordDetailTests {
      -   @Test func goesBack() async {
      +   @Test func send_backButtonTapped_parentIsTold() async {
            let store = RecordDetail(.testDependencies())
            await store.send(.backButtonTapped)
          }
        }
      """
  ) { context in
    let stores = context.types(.store).map(\.fact.shortName)
    return context.testFiles.flatMap { file in
      file.facts.types.enumerated().filter { _, type in stores.contains { type.shortName.hasPrefix($0) } }.flatMap {
        index, type in
        type.members.filter { $0.isTestFunction && !isName($0.baseName) }.map { test in
          Violation(
            file.entities[index] ?? file.target.id,
            "'\(test.baseName)' is not named send_action_condition_result",
            at: test.location)
        }
      }
    }
  }

  /// Whether a test's name consists of `send`, the action, an optional condition, and the result.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    return parts.first == "send" && (3...4).contains(parts.count) && parts.allSatisfy { !$0.isEmpty }
  }

  static let untested = Rule(
    "luca-untested", title: "Stores and services have tests", severity: .warning,
    reason: "Stores and services contain the app's logic, and are designed to be tested.",
    example: """
        public struct UnitService: Sendable {
          public init() {}
        }
      +
      + @Suite struct UnitServiceTests {
      +   @Test func kilogramsAreTheUnit() { #expect(UnitService().unit == .kilograms) }
      + }
      """
  ) { context in
    guard !context.testFiles.isEmpty else { return [] }
    return context.types(.store, .service).filter { $0.isMadeByApp && context.to($0.id, .tests).isEmpty }.map { type in
      Violation(type, "\(type.kind.title) '\(type.name)' has no test")
    }
  }
}
