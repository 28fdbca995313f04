import LimnCatalog
import LimnDiagnostics
import Testing

/// The sample apps as teams have them that copied an architecture instead of depending on its library: recognized by their structure, judged only
/// once `architecture:` confirms it.
@Suite(.serialized) struct RenamedAppsTests {
  private static let confirmed = ArchitectureChoices(architectures: [
    ("BMI", "luca"), ("ItemList", "view-contracts"), ("NumberFacts", "puddles"),
  ])
  /// A type that no line of a profile is about has the part that its structure gives it, so nothing is unassigned.
  private static let groups = AppRulesTests.groups.map { group in
    group.filter { $0.rule != "unassigned-type" }.map { mutation in
      var mutation = mutation
      mutation.old = mutation.old.map(SampleApps.renamed.renaming)
      mutation.new = SampleApps.renamed.renaming(mutation.new)
      return mutation
    }
  }

  /// What the confirmed architectures report of the apps without changes. Each build of the apps takes most of a test's time, so that no test
  /// builds them again without changes.
  private static let clean = Result {
    _ = try SampleApps.renamedResult.get()
    let judged = try SampleApps.renamed.catalog { $0.choices = confirmed }
    return try places(judged)
  }

  @Test("The structure says which architecture each app has") func theStructureSaysWhichArchitectureEachAppHas() throws {
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
    // The copied modules are part of the app, so that they and what builds on them have layers of their own.
    #expect(clean.filter { !$0.hasPrefix("Sources/Architectures/") && !$0.hasSuffix(" layer-direction") } == [])
    let app = try MutatedApp(root: SampleApps.renamed.root, mutations: Self.groups[group])
    let expected = try app.write()
    defer { app.restore() }
    var builder = try SampleApps.renamed.builder()
    let recognized = try builder.build()
    #expect(recognized.diagnostics == [])
    // What is not reported needs no baseline, and would be stale in it.
    #expect(recognized.index.violations.contains { $0.state == .unconfirmed })
    #expect(Baseline(freezing: recognized.index, path: "baseline.json").entries == [])
    builder.choices = Self.confirmed
    let judged = try builder.build()
    #expect(Set(try Self.places(judged)).subtracting(clean).sorted() == expected)
    #expect(judged.diagnostics.allSatisfy { $0.severity == .warning })
    // A baseline of them silences all.
    builder.baseline = Baseline(freezing: judged.index, path: "baseline.json")
    #expect(try builder.build().diagnostics == [])
  }

  private static func places(_ result: CatalogResult) throws -> [String] {
    try result.diagnostics.map { "\(try #require($0.location)) \($0.id)" }.sorted()
  }
}
