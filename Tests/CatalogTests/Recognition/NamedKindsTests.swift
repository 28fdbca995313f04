import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import Testing

/// The key `kinds` of `limn.yml`.
@Suite("Kinds that the settings name")
struct NamedKindsTests {
  @Test("A name of no type is an error where it is written")
  func unknownType() throws {
    let (settings, _) = Settings.parse("kinds:\n  StoreActor: client\n  StoreAktor: client\n", path: "limn.yml")
    let (choices, mistakes) = ArchitectureChoices.decode(architecture: nil, kinds: settings.kinds, apps: nil)
    var app = ReadApp.plain
    app.choices = choices
    let found = mistakes + (try app.catalog().diagnostics.filter { $0.location?.path == "limn.yml" })
    #expect(
      found.map { "\($0.location!.line):\($0.location!.column): \($0.message)" } == [
        "3:3: 'kinds' has the key 'StoreAktor', which is not the name of a type (did you mean 'StoreActor'?)"
      ], "\(found)")
    #expect(found.map(\.id) == ["invalid-setting"])
  }
}
