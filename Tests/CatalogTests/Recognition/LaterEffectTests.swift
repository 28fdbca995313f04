import Testing

@Suite("Code that a control names but does not run") struct LaterEffectTests {
  @Test("A closure that is given to an object runs when the object calls it")
  func closuresOfObjects() throws {
    let found = try ControlEffectTests.effects(
      inBody: "Button(\"A\") { model.save(); pump = Pump(onDone: { model.undo() }) }",
      "@State private var pump: Pump?",
      "final class Pump { let onDone: () -> Void; init(onDone: @escaping () -> Void) { self.onDone = onDone } }")
    #expect(found.first == "Button A: calls Model.save, sets pump", "\(found)")
  }

  @Test("The case of an error is a value")
  func errors() throws {
    let found = try ControlEffectTests.effects(
      inBody: "Button(\"A\") { model.save(); failure = .dry(depth: 1) }", "@State private var failure: Drought?",
      "enum Drought: Error { case dry(depth: Int) }")
    #expect(found == ["Button A: calls Model.save, sets failure"], "\(found)")
  }
}
