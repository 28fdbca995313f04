import LUCA
import Testing

private struct ClockClient: DependencyClient {
  var now: @Sendable () -> Int
  var set: @Sendable (Int) -> Void

  static let liveValue = Self(now: { 1 }, set: { _ in })
  static let testValue = Self(now: { 0 }, set: { _ in })
}

@Suite struct DependencyClientTests {
  @Test("A test dependency has the test value's closures but for those that are replaced")
  func aTestDependencyHasTheTestValuesClosuresBut() {
    let client = testDependency(of: ClockClient.self) { $0.now = { 42 } }
    #expect(client.now() == 42)
    #expect(ClockClient.testValue.now() == 0)
    client.set(1)
  }
}
