import Catalog
import Diagnostics
import Testing

@Suite struct PondMutationTests {
  private static let view = "Sources/Pond/Components/FishView.swift"
  private static let screen = "Sources/Pond/Modules/PondScreen.swift"
  private static let net = "Sources/Pond/Modules/NetScreen.swift"
  private static let provider = "Sources/Pond/Providers/FishProvider.swift"
  private static let router = "Sources/Pond/Router/Router.swift"

  /// Changes that do not get in each other's way, in two groups.
  static let groups: [[Mutation]] = [
    [
      Mutation(
        "puddles-component-environment", view, "  var isWet = true", "  var isWet = true\n  @EnvironmentObject var provider: «FishProvider"),
      Mutation("unhandled-action", screen, "    case .feed: fishProvider.feed()", "    default: break", elsewhere: (view, "feed\n  }\n}")),
      Mutation(
        "puddles-provider-values", "Sources/Pond/Providers/WaterProvider.swift", nil,
        "import SwiftUI\n\n@MainActor final class «WaterProvider: ObservableObject {\n  static let live = WaterProvider()\n}"),
      Mutation("", "Package.swift", ".target(name: \"Models\")", ".target(name: \"Models\", dependencies: [\"SwiftUI\"])"),
      Mutation("puddles-core-ui", "Sources/Models/Fish.swift", "/// A fish in", "import «SwiftUI\n\n/// A fish in"),
      Mutation(
        "puddles-destination-reachable", router, "  var isShowingNet = false", "  var isShowingNet = false\n  var «isShowingHelp = false"),
      Mutation(
        "puddles-module-preview", "Sources/Pond/Modules/Help.swift", nil,
        "import SwiftUI\n\nstruct «Help: View {\n  var body: some View { Text(\"Help\") }\n}"),
      Mutation("unassigned-type", "Sources/Pond/Stuff.swift", nil, "struct «Stuff {}"),
    ],
    [
      Mutation("puddles-component-module", view, "      Text(fish.name)", "      Text(fish.name)\n      «NetScreen(caught: [])"),
      Mutation("dead-action", view, "    case feed", "    case feed, «wash"),
      Mutation("", screen, "    case .feed:", "    case .wash: break\n    case .feed:"),
      Mutation("puddles-preview-mocks", screen, "FishProvider.mock", "FishProvider.«live"),
      Mutation(
        "puddles-mock-data", provider, "Dependencies(feed: {})) }\n  static var mock",
        "Dependencies(feed: { _ = «Mock.fish })) }\n  static var mock"),
      Mutation("unnamed-control", net, "Text(\"\\(caught.count) fish\")", "«Button(action: {}) { Image(systemName: \"net\") }"),
      Mutation("puddles-router-state", net, "  var caught: [Fish]", "  var caught: [Fish]\n  @ObservedObject var «router = Router.shared"),
    ],
  ]

  @Test func theAppIsClean() throws {
    let messages = try PondCatalog.result.get().diagnostics.map { "\($0.location!) \($0.message)" }
    #expect(messages == [])
  }

  @Test(arguments: groups.indices)
  func findsEachChangeAtItsPlaceAndNothingElse(group: Int) throws {
    let root = try PondCatalog.copyOfFixture("mutated-\(group)")
    let app = try MutatedApp(root: root, mutations: Self.groups[group])
    let expected = try app.write()
    let found = try PondCatalog.build(root).diagnostics.map { "\($0.location!) \($0.id)" }
    #expect(found.sorted() == expected)
  }
}
