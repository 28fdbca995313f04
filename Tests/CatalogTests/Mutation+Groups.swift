extension Mutation {
  /// Changes that do not get in each other's way. One without a rule only makes another one compile.
  static let groups: [[Mutation]] = [pondFirst + scaleFirst + shelfFirst, pondSecond + scaleSecond + shelfSecond]

  private static let fishView = "Sources/Pond/Components/FishView.swift"
  private static let pondScreen = "Sources/Pond/Modules/PondScreen.swift"
  private static let netScreen = "Sources/Pond/Modules/NetScreen.swift"
  private static let fishProvider = "Sources/Pond/Providers/FishProvider.swift"
  private static let router = "Sources/Pond/Router/Router.swift"

  private static let pondFirst = [
    Mutation(
      "puddles-component-environment", fishView, "  var isWet = true",
      "  var isWet = true\n  @EnvironmentObject var provider: «FishProvider"),
    Mutation(
      "unhandled-action", pondScreen, "    case .feed: fishProvider.feed()", "    default: break",
      elsewhere: (fishView, "feed\n  }\n}")),
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
    Mutation(
      "puddles-component-preview", "Sources/Pond/Components/Wave.swift", nil,
      "import SwiftUI\n\nstruct «Wave: View {\n  var body: some View { Text(\"Wave\") }\n}"),
    Mutation("unassigned-type", "Sources/Pond/Stuff.swift", nil, "struct «Stuff {}"),
    Mutation("layer-direction", router, "  static let shared = Router()", "  static let shared = Router()\n  let screen = «NetScreen.self"),
  ]

  private static let pondSecond = [
    Mutation("puddles-component-module", fishView, "      Text(fish.name)", "      Text(fish.name)\n      «NetScreen(caught: [])"),
    Mutation("puddles-component-data", fishView, "  var isWet = true", "  var isWet = true\n  @AppStorage(\"depth\") var «depth = 1"),
    Mutation("dead-action", fishView, "    case feed", "    case feed, «wash"),
    Mutation("", pondScreen, "    case .feed:", "    case .wash: break\n    case .feed:"),
    Mutation("puddles-preview-mocks", pondScreen, "FishProvider.mock", "FishProvider.«live"),
    Mutation(
      "puddles-mock-data", fishProvider, "Dependencies(feed: {})) }\n  static var mock",
      "Dependencies(feed: { _ = «Mock.fish })) }\n  static var mock"),
    Mutation("unnamed-control", netScreen, "Text(\"\\(caught.count) fish\")", "«Button(action: {}) { Image(systemName: \"net\") }"),
    Mutation(
      "puddles-router-state", netScreen, "  var caught: [Fish]", "  var caught: [Fish]\n  @ObservedObject var «router = Router.shared"),
    Mutation(
      "puddles-module-once", "Sources/Pond/Modules/Reeds.swift", nil,
      "import SwiftUI\n\nstruct Reeds: View {\n  var body: some View { «NetScreen(caught: []) }\n}\n\n"
        + "struct Reeds_Previews: PreviewProvider {\n  static var previews: some View { Reeds() }\n}"),
    Mutation("type-cycle", "Sources/Models/Weed.swift", nil, "public struct Weed: Hashable, Sendable {\n  public var fish: [«Fish]\n}"),
    Mutation("", "Sources/Models/Fish.swift", "  public var name: String\n", "  public var name: String\n  public var weed: [Weed] = []\n"),
  ]

  private static let store = "Sources/Scales/Stores/ScaleStore.swift"
  private static let service = "Sources/Scales/Services/RoundingService.swift"
  private static let scaleView = "Sources/ScaleViews/Views/ScaleView.swift"
  private static let scaleScene = "Sources/ScaleViews/Scenes/ScaleScene.swift"

  private static let scaleFirst = [
    Mutation(
      "luca-resources", service, "{ weight.rounded() }", "{ Double(Bundle.«module) }\n\n  private enum Bundle { static let module = 1 }"),
    Mutation(
      "luca-entity-logic", "Sources/Readings/Entities/Reading.swift", "  public var weight",
      "  public func «save() async {}\n  public var weight"),
    Mutation("luca-store-shape", store, "public final class ScaleStore", "public class «ScaleStore"),
    Mutation("luca-store-injectable", store, "  public var reading: Reading\n", "  public var reading: Reading\n  public var «tip = 0\n"),
    Mutation("luca-action-name", store, "    case task\n", "    case task\n    case «save\n"),
    Mutation("", store, "    case .task:", "    case .save: break\n    case .task:"),
    Mutation("", scaleView, "store.send(.task)", "store.send(.task); await store.send(.save)"),
    Mutation("luca-view-store", scaleView, "  var store: ScaleStore\n", "  var store: ScaleStore\n  var «other: ScaleStore?\n"),
    Mutation("luca-scene-dependencies", scaleScene, "ScaleStore(appDependencies)", "ScaleStore(AppDependencies.«shared)"),
    Mutation("luca-test-name", "Tests/ScalesTests/ScaleStoreTests.swift", "send_saveButtonTapped_weightIsRounded", "«savingWorks"),
  ]

  private static let scaleSecond = [
    Mutation(
      "luca-data-access", service, "public init(_ appDependencies: AppDependencies) {}",
      "public init(_ appDependencies: AppDependencies) { _ = appDependencies.defaultsClient.«read(\"weight\") }"),
    Mutation("luca-service-dependencies", service, "\n  public func rounded", "\n  public «init(limit: Double) {}\n  public func rounded"),
    Mutation(
      "luca-service-stateless", service, "public struct RoundingService: Sendable {\n",
      "public struct RoundingService: Sendable {\n  public var «last = 0\n"),
    Mutation(
      "luca-client-values", "Sources/Readings/Dependencies/ClockClient.swift", nil,
      "public struct «ClockClient: Sendable {\n  public var now: @Sendable () -> Double\n}"),
    Mutation(
      "luca-view-change", scaleView, "      Button(\"Again\")",
      "      Text(\"\").«onChange(of: store.reading) { Task { await store.send(.task) } }\n      Button(\"Again\")"),
    Mutation(
      "luca-view-preview", "Sources/ScaleViews/Views/TipView.swift", nil,
      "import SwiftUI\n\nstruct «TipView: View {\n  var body: some View { Text(\"Tip\") }\n}"),
    Mutation("luca-preview-dependencies", scaleView, "ScaleStore(.testDependencies())", "ScaleStore(.«shared)"),
    Mutation(
      "luca-untested", "Sources/Scales/Services/TareService.swift", nil,
      "public struct «TareService: Sendable {\n  public init(_ appDependencies: AppDependencies) {}\n}"),
  ]

  private static let shelfView = "Sources/Shelf/Views/ShelfView.swift"
  private static let shelfContract = "Sources/Shelf/Contracts/ShelfContract.swift"

  private static let shelfFirst = [
    Mutation("contract-one-model", shelfView, "  var model: Model\n", "  var model: Model\n  var useCase: «LendUseCase?\n"),
    Mutation("contract-two-models", shelfContract, nil, "@MainActor protocol «EmptyContract: ViewContract {}"),
    Mutation(
      "contract-use-case-state", "Sources/Shelf/UseCases/LendUseCase.swift", "import ViewContract", "import «SwiftUI\nimport ViewContract"),
  ]

  private static let shelfSecond = [
    Mutation(
      "contract-plain-types", shelfContract, "  var books: [Book] { get }\n",
      "  var books: [Book] { get }\n  associatedtype Store = «BookStore\n"),
    Mutation("contract-preview-model", shelfView, "PreviewShelfViewModel()", "«ShelfViewModel()"),
    Mutation(
      "contract-view-preview", "Sources/Shelf/Views/SpineView.swift", nil,
      "import SwiftUI\n\nstruct «SpineView: View {\n  var body: some View { Text(\"Spine\") }\n}"),
  ]
}
