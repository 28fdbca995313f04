import Testing

@testable import LimnToolchain

@Suite("Names of symbols")
struct DemanglerTests {
  @Test(
    "The module that a symbol is imported from, and the one that declares it",
    arguments: [
      ("s:SS", "Swift", "Swift"), ("s:ScM", "Swift", "_Concurrency"), ("s:5Model4ItemV", "Model", "Model"),
      ("s:20FoundationEssentials4DateV", "Foundation", "FoundationEssentials"),
      ("s:e:s:5Model4ItemV", "Model", "Model"),
      ("s:s23CustomStringConvertibleP", "Swift", "Swift"), ("c:@F@printf", nil, nil),
    ] as [(String, String?, String?)])
  func modules(usr: String, module: String?, declaring: String?) {
    #expect(Demangler.module(usr: usr) == module)
    #expect(Demangler.declaringModule(usr: usr) == declaring)
  }

  @Test("Demangles Swift symbols, and returns nil for C symbols and truncated names")
  func texts() {
    #expect(Demangler.text(usr: "s:5Model4ItemV4nameSSvp") == "Model.Item.name : Swift.String")
    #expect(Demangler.text(usr: "c:@F@printf") == nil)
    #expect(Demangler.text(usr: "s:5Mod") == nil)
  }
}
