import LimnCatalog
import Testing

/// Questions of readers about the three small apps, answered only from `index.json`.
@Suite struct CatalogQuestionsTests {
  let index: CatalogIndex

  init() throws { index = try CatalogIndex.read(PondCatalog.result.get().index.json(), path: "index.json") }

  private func to(_ id: String, _ kinds: RelationKind...) -> [String] {
    Set(index.relations.filter { $0.to == id && kinds.contains($0.kind) }.map(\.from)).sorted()
  }
  private func from(_ id: String, _ kinds: RelationKind...) -> [String] {
    Set(index.relations.filter { $0.from == id && kinds.contains($0.kind) }.map(\.to)).sorted()
  }
  private func cases(_ kind: RelationKind, from: String, to: String) -> [String] {
    index.relations.filter { $0.kind == kind && $0.from == from && $0.to == to }.flatMap { $0.evidence.compactMap(\.member) }
  }

  @Test func whoShowsAFish() { #expect(to("component/Pond/FishView", .renders) == ["module/Pond/PondScreen"]) }
  @Test func whereDoesThePondLead() { #expect(from("module/Pond/PondScreen", .navigatesTo) == ["module/Pond/NetScreen"]) }
  @Test func whatDoesThePondNeedFromItsSurroundings() {
    #expect(from("module/Pond/PondScreen", .needsEnvironment) == ["provider/Pond/FishProvider"])
  }
  @Test func whoPutsTheProviderThere() { #expect(to("provider/Pond/FishProvider", .injects).contains("module/Pond/PondRoot")) }
  @Test func whatCanAFishTell() {
    #expect(cases(.emits, from: "component/Pond/FishView", to: "action/Pond/FishView.Action") == ["catchFish(_:)", "feed"])
  }
  @Test func whoHandlesThat() { #expect(to("action/Pond/FishView.Action", .handles) == ["module/Pond/PondScreen"]) }
  @Test func whoOpensTheNet() { #expect(to("router/Pond/Router", .writes) == ["module/Pond/PondScreen"]) }
  @Test func whatDoesCatchingCarry() {
    #expect(index.entities["action/Pond/FishView.Action"]?.outputs.first { $0.name == "catchFish" }?.payload == ["Fish"])
  }
  @Test func whatMustAFishViewBeGiven() {
    #expect(index.entities["component/Pond/FishView"]?.inputs.filter(\.isRequired).map(\.name) == ["interface", "fish"])
  }
  @Test func howIsTheNetCalled() { #expect(index.entities["module/Pond/NetScreen"]?.example?.text == "NetScreen(caught: caught)") }
  @Test func whichTestsCoverTheProvider() { #expect(to("provider/Pond/FishProvider", .tests) == ["test/PondTests/FishTests"]) }
  @Test func isThereAMockOfIt() { #expect(to("provider/Pond/FishProvider", .mocks) == ["provider/Pond/FishProvider#mock"]) }
  @Test func whatDoesSavingWriteTo() {
    #expect(cases(.handles, from: "store/Scales/ScaleStore", to: "action/Scales/ScaleStore.Action").contains("saveButtonTapped"))
    #expect(from("store/Scales/ScaleStore", .writes) == ["repository/Readings/ReadingRepository"])
  }
  @Test func whichActionsCanTheScaleSend() {
    let sent = cases(.emits, from: "view/ScaleViews/ScaleView", to: "action/Scales/ScaleStore.Action")
    #expect(sent == ["saveButtonTapped", "task"])
  }
  @Test func whoReadsTheDefaults() {
    #expect(to("client/Readings/DefaultsClient", .reads).contains("repository/Readings/ReadingRepository"))
  }
  @Test func whichServicesDoesTheStoreUse() {
    #expect(from("store/Scales/ScaleStore", .uses).filter { $0.hasPrefix("service/") } == ["service/Scales/RoundingService"])
  }
  @Test func whatMayTheDataSourceUse() { #expect(index.entities["layer/Scale/data-source"]?.mayUse == []) }
  @Test func whoKeepsTheContract() {
    #expect(
      to("view-contract/Shelf/ShelfContract", .conformsTo) == [
        "view-model/Shelf/PreviewShelfViewModel", "view-model/Shelf/ShelfViewModel",
      ])
  }
  @Test func whereDoBooksComeFrom() {
    #expect(from("view-model/Shelf/ShelfViewModel", .uses).contains("use-case/Shelf/LendUseCase"))
    #expect(from("use-case/Shelf/LendUseCase", .uses).contains("repository/Shelf/BookStore"))
  }
  @Test func whichTargetsAreTheScale() {
    let targets = index.entities(of: .target).filter { $0.app == "app/Scale" }.map(\.name)
    #expect(targets == ["Readings", "ScaleApp", "ScaleViews", "Scales"])
  }
  @Test func whatHasNoPreview() { #expect(index.coverage.viewsWithoutPreview == []) }
}
