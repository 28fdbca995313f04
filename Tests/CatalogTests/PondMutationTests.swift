import Catalog
import Diagnostics
import Foundation
import Testing

/// In one copy of the app, one after the other, so that each build compiles only what changed.
@Suite(.serialized) struct PondMutationTests {
  @Test func theAppsAreClean() throws {
    let messages = try PondCatalog.result.get().diagnostics.map { "\($0.location!) \($0.message)" }
    #expect(messages == [])
  }

  @Test func aSecondBuildStartsNoCompilerAndGivesTheSameBytes() throws {
    let first = try PondCatalog.result.get().index.json()
    let record = PondCatalog.sharedRoot + "/.build/limn/package/limn-build.json"
    let before = try FileManager.default.attributesOfItem(atPath: record)[.modificationDate] as? Date
    #expect(try PondCatalog.build(PondCatalog.sharedRoot).index.json() == first)
    #expect(try FileManager.default.attributesOfItem(atPath: record)[.modificationDate] as? Date == before)
  }

  @Test(arguments: Mutation.groups.indices)
  func findsEachChangeAtItsPlaceAndNothingElse(group: Int) throws {
    _ = try PondCatalog.result.get()
    let app = try MutatedApp(root: PondCatalog.sharedRoot, mutations: Mutation.groups[group])
    let expected = try app.write()
    defer { app.restore() }
    let found = try PondCatalog.build(PondCatalog.sharedRoot).diagnostics.map { "\($0.location!) \($0.id)" }
    #expect(found.sorted() == expected)
  }

  @Test func breaksAtLeastThirtyRules() {
    #expect(Set(Mutation.groups.joined().map(\.rule)).subtracting([""]).count >= 30)
  }
}
