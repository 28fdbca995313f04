@testable import LimnCatalog
import LimnDiagnostics
import Foundation
import Testing

/// The tests share one copy of the fixture and run sequentially, so each build only compiles the files that changed.
@Suite(.serialized) struct SuppressionTests {
  @Test("The fixture is clean") func theFixtureIsClean() throws {
    let messages = try PondCatalog.result.get().diagnostics.map { "\($0.location!) \($0.message)" }
    #expect(messages == [])
  }

  @Test("A second build starts no compiler and gives the same bytes")
  func aSecondBuildStartsNoCompilerAndGivesTheSameBytes() throws {
    let first = try PondCatalog.result.get().index.json()
    let record = PondCatalog.sharedRoot + "/.build/limn/package/limn-build.json"
    let before = try FileManager.default.attributesOfItem(atPath: record)[.modificationDate] as? Date
    #expect(try PondCatalog.build(PondCatalog.sharedRoot).index.json() == first)
    #expect(try FileManager.default.attributesOfItem(atPath: record)[.modificationDate] as? Date == before)
  }

  @Test("Suppresses one line for a reason and reports suppressions that are none")
  func excusesOneLineForAReasonAndReportsSuppressionsThatAreNone() throws {
    _ = try PondCatalog.result.get()
    let file = "Sources/Pond/Stuff.swift"
    let text = """
      struct Stuff {}  // limn:ignore unassigned-type - on its way out
      struct More {}  // limn:ignore unassigned-type
      // limn:ignore dead-action - nothing here
      // limn:ignore unasigned-type - misspelt
      struct Other {}
      """
    let app = try MutatedApp(root: PondCatalog.sharedRoot, mutations: [Mutation("", file, nil, text)])
    _ = try app.write()
    defer { app.restore() }
    let result = try PondCatalog.build(PondCatalog.sharedRoot) {
      $0.baseline = Baseline(path: "b.json", counts: [.init(Self.gone): 1])
    }
    #expect(
      result.diagnostics.map { "\($0.location!.path):\($0.location!.line) \($0.id)" } == [
        "\(file):3 suppression-without-reason", "\(file):4 unused-suppression", "\(file):5 unknown-rule",
        "\(file):6 unassigned-type",
        "b.json:1 stale-baseline",
      ])
    #expect(
      result.index.violations.filter { $0.state == .suppressed }.compactMap(\.suppression) == ["on its way out", ""])
  }

  private static let gone = Violation(
    rule: "dead-action", entity: "action/A/A", message: "no code sends 'x'", source: Location(path: "A.swift"))
}
