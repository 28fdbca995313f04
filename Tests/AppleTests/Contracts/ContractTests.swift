import Testing

@Suite struct ContractTests {
  @Test("Accepts what Xcode accepts") func acceptsWhatXcodeAccepts() throws {
    let contracts = ContractCompiler("Compiles")
    #expect(try contracts.lines(containing: "// case: ").count >= 60)
    #expect(try contracts.found() == [])
  }

  @Test("Rejects what Xcode rejects at the same place") func rejectsWhatXcodeRejectsAtTheSamePlace() throws {
    let contracts = ContractCompiler("Fails")
    let announced = try contracts.announced()
    let found = try contracts.found()
    #expect(Set(announced.map { "\($0.file):\($0.line)" }).count >= 60)
    #expect(found.filter { !announced.contains($0) } == [], "unexpected errors")
    #expect(announced.filter { !found.contains($0) } == [], "expected errors that did not occur")
  }
}
