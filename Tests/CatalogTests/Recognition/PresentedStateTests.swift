import Testing

@Suite("What a state presents") struct PresentedStateTests {
  @Test("A binding that compares a property presents for it", arguments: ["failure != nil", "self.failure != nil"])
  func comparedProperties(value: String) throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Button("A") { failure = "dry" }
        Text("").alert("", isPresented: Binding(get: { \(value) }, set: { _ in failure = nil })) {}
        """, "@State private var failure: String?")
    #expect(found == ["Button A: opens the alert, sets failure"], "\(found)")
  }
}
