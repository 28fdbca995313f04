import LimnCatalog
import LimnDiagnostics
import Testing

/// The sample apps with renamed copies of the architecture libraries. Limn recognizes an architecture by the structure
/// of the code, and reports violations only after the `architecture:` setting confirms the architecture.
@Suite(.serialized) struct RenamedAppsTests {
  private static let confirmed = ArchitectureChoices(architectures: [
    ("BMI", "luca"), ("ItemList", "view-contracts"), ("NumberFacts", "puddles"),
  ])
  /// The mutations of `AppRulesTests`, except the mutations for the rule `unassigned-type`. In these tests, no type can
  /// violate this rule: if no line of a profile matches a type, Limn determines the role of the type from its
  /// structure.
  private static let groups = AppRulesTests.groups.map { group in
    group.filter { $0.rule != "unassigned-type" }.map { mutation in
      var mutation = mutation
      mutation.old = mutation.old.map(SampleApps.renamed.renaming)
      mutation.new = SampleApps.renamed.renaming(mutation.new)
      return mutation
    }
  }

  /// The violations in the unchanged apps after their architectures are confirmed. Building the apps takes most of a
  /// test's time, so all tests share this result.
  private static let clean = Result {
    _ = try SampleApps.renamedResult.get()
    let judged = try SampleApps.renamed.catalog { $0.choices = confirmed }
    return try places(judged)
  }

  @Test("The structure says which architecture each app has") func theStructureSaysWhichArchitectureEachAppHas() throws
  {
    let result = try SampleApps.renamedResult.get()
    let found = result.index.entities(of: .app).compactMap { app in
      app.recognition.map { "\(app.name): \($0.architecture), \($0.certainty)" }
    }
    #expect(found == ["BMI: luca, likely", "ItemList: view-contracts, likely", "NumberFacts: puddles, likely"])
    #expect(result.diagnostics == [])
  }

  @Test("Finds each change only after the architecture is confirmed", arguments: groups.indices)
  func findsEachChangeOnlyAfterTheArchitectureIsConfirmed(group: Int) throws {
    let clean = try Self.clean.get()
    // The renamed copies of the architecture libraries count as code of the app. So leave out two kinds of expected
    // violations: all violations in the copies, and the violations of `layer-direction` in code that uses the copies.
    #expect(clean.filter { !$0.hasPrefix("Sources/Architectures/") && !$0.hasSuffix(" layer-direction") } == [])
    let app = try MutatedApp(root: SampleApps.renamed.root, mutations: Self.groups[group])
    let expected = try app.write()
    defer { app.restore() }
    var builder = try SampleApps.renamed.builder()
    let recognized = try builder.build()
    #expect(recognized.diagnostics == [])
    // Unconfirmed violations are not reported, so a new baseline has no entries for them.
    #expect(recognized.index.violations.contains { $0.state == .unconfirmed })
    #expect(recognized.index.acceptableViolations == [:])
    builder.choices = Self.confirmed
    let judged = try builder.build()
    #expect(Set(try Self.places(judged)).subtracting(clean).sorted() == expected)
    #expect(judged.diagnostics.allSatisfy { $0.severity == .warning })
    // A baseline of the violations suppresses all of them.
    builder.baseline = Baseline(path: "baseline.json", counts: judged.index.acceptableViolations)
    #expect(try builder.build().diagnostics == [])
  }

  private static func places(_ result: CatalogResult) throws -> [String] {
    try result.diagnostics.map { "\(try #require($0.location)) \($0.id)" }.sorted()
  }
}
