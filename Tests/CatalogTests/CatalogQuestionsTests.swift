import LimnCatalog
import Testing

/// Questions of readers about the three small apps of the fixture, answered only from `index.json`.
@Suite struct CatalogQuestionsTests {
  private static let read = Result { try CatalogIndex.read(PondCatalog.result.get().index.json(), path: "index.json") }
  let index: CatalogIndex

  init() throws { index = try Self.read.get() }

  private func to(_ id: String, _ kinds: RelationKind...) -> [String] {
    Set(index.relations.filter { $0.to == id && kinds.contains($0.kind) }.map(\.from)).sorted()
  }
  private func from(_ id: String, _ kinds: RelationKind...) -> [String] {
    Set(index.relations.filter { $0.from == id && kinds.contains($0.kind) }.map(\.to)).sorted()
  }
  private func cases(_ kind: RelationKind, from: String, to: String) -> [String] {
    index.relations.filter { $0.kind == kind && $0.from == from && $0.to == to }.flatMap {
      $0.evidence.compactMap(\.member)
    }
  }

  @Test("Who shows a fish") func whoShowsAFish() {
    #expect(to("component/Pond/FishView", .renders) == ["module/Pond/PondScreen"])
  }
  @Test("Where does the pond lead") func whereDoesThePondLead() {
    #expect(from("module/Pond/PondScreen", .navigatesTo) == ["module/Pond/NetScreen"])
  }
  @Test("What does the pond need from its surroundings") func whatDoesThePondNeedFromItsSurroundings() {
    #expect(from("module/Pond/PondScreen", .needsEnvironment) == ["provider/Pond/FishProvider"])
  }
  @Test("Who puts the provider there") func whoPutsTheProviderThere() {
    #expect(to("provider/Pond/FishProvider", .injects).contains("module/Pond/PondRoot"))
  }
  @Test("What can a fish tell") func whatCanAFishTell() {
    #expect(
      cases(.emits, from: "component/Pond/FishView", to: "action/Pond/FishView.Action") == ["catchFish(_:)", "feed"])
  }
  @Test("Who handles that") func whoHandlesThat() {
    #expect(to("action/Pond/FishView.Action", .handles) == ["module/Pond/PondScreen"])
  }
  @Test("Who opens the net") func whoOpensTheNet() {
    #expect(to("router/Pond/Router", .writes) == ["module/Pond/PondScreen"])
  }
  @Test("What does catching carry") func whatDoesCatchingCarry() {
    #expect(
      index.entities["action/Pond/FishView.Action"]?.outputs.first { $0.name == "catchFish" }?.payload == ["Fish"])
  }
  @Test("What must a fish view be given") func whatMustAFishViewBeGiven() {
    #expect(
      index.entities["component/Pond/FishView"]?.inputs.filter(\.isRequired).map(\.name) == ["interface", "fish"])
  }
  @Test("How is the net called") func howIsTheNetCalled() {
    #expect(index.entities["module/Pond/NetScreen"]?.example?.text == "NetScreen(caught: caught)")
  }
  @Test("Which tests cover the provider") func whichTestsCoverTheProvider() {
    #expect(to("provider/Pond/FishProvider", .tests) == ["test/PondTests/FishTests"])
  }
  @Test("Is there a mock of it") func isThereAMockOfIt() {
    #expect(to("provider/Pond/FishProvider", .mocks) == ["provider/Pond/FishProvider#mock"])
  }
  @Test("What does saving write to") func whatDoesSavingWriteTo() {
    #expect(
      cases(.handles, from: "store/Scales/ScaleStore", to: "action/Scales/ScaleStore.Action").contains(
        "saveButtonTapped"))
    #expect(from("store/Scales/ScaleStore", .writes) == ["repository/Readings/ReadingRepository"])
  }
  @Test("Which actions can the scale send") func whichActionsCanTheScaleSend() {
    let sent = cases(.emits, from: "view/ScaleViews/ScaleView", to: "action/Scales/ScaleStore.Action")
    #expect(sent == ["saveButtonTapped", "task"])
  }
  @Test("Which views read the defaults") func whoReadsTheDefaults() {
    #expect(to("client/Readings/DefaultsClient", .reads).contains("repository/Readings/ReadingRepository"))
  }
  @Test("Which services does the store use") func whichServicesDoesTheStoreUse() {
    #expect(
      from("store/Scales/ScaleStore", .uses).filter { $0.hasPrefix("service/") } == ["service/Scales/RoundingService"])
  }
  @Test("What may the data source use") func whatMayTheDataSourceUse() {
    #expect(index.entities["layer/Scale/data-source"]?.mayUse == [])
  }
  @Test("Who keeps the contract") func whoKeepsTheContract() {
    #expect(
      to("view-contract/Shelf/ShelfContract", .conformsTo) == [
        "view-model/Shelf/PreviewShelfViewModel", "view-model/Shelf/ShelfViewModel",
      ])
  }
  @Test("Where do books come from") func whereDoBooksComeFrom() {
    #expect(from("view-model/Shelf/ShelfViewModel", .uses).contains("use-case/Shelf/LendUseCase"))
    #expect(from("use-case/Shelf/LendUseCase", .uses).contains("repository/Shelf/BookStore"))
  }
  @Test("Which targets are the scale") func whichTargetsAreTheScale() {
    let targets = index.entities(of: .target).filter { $0.app == "app/Scale" }.map(\.name)
    #expect(targets == ["Readings", "ScaleApp", "ScaleViews", "Scales"])
  }
  @Test("What has no preview") func whatHasNoPreview() { #expect(index.coverage.viewsWithoutPreview == []) }
}
