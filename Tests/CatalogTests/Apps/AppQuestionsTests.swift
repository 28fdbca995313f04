import LimnCatalog
import Testing

/// Questions of readers about the three sample apps, answered only from `index.json`.
@Suite struct AppQuestionsTests {
  private static let read = Result { try CatalogIndex.read(SampleApps.result.get().index.json(), path: "index.json") }
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

  @Test("Who shows number fact view") func whoShowsNumberFactView() {
    #expect(to("component/NumberFacts/NumberFactView", .renders) == ["component/NumberFacts/NumberFactSection"])
  }
  @Test("Which screens show a list of facts") func whichScreensShowAListOfFacts() {
    #expect(
      to("component/NumberFacts/NumberFactSection", .renders) == [
        "module/NumberFacts/ContainerExample", "module/NumberFacts/HighlightedFacts",
        "module/NumberFacts/NumbersExample",
        "module/NumberFacts/QueryExample", "module/NumberFacts/ShuffleNumbersExample",
      ])
  }
  @Test("Where does home lead") func whereDoesHomeLead() {
    #expect(
      from("module/NumberFacts/Home", .navigatesTo).filter { $0.hasPrefix("module/") } == [
        "module/NumberFacts/ContainerExample", "module/NumberFacts/CultureMindsExample",
        "module/NumberFacts/QueryExample",
        "module/NumberFacts/SignalExample",
      ])
  }
  @Test("What can a user of a number chooser do") func whatCanAUserOfANumberChooserDo() {
    #expect(
      index.entities["component/NumberFacts/NumberChooser"]?.outputs.map(\.name) == [
        "numberChanged", "chosen", "cancelled",
      ])
  }
  @Test("Who handles that") func whoHandlesThat() {
    #expect(to("action/NumberFacts/NumberChooser.Action", .handles) == ["module/NumberFacts/QueryExample"])
  }
  @Test("What does the numbers screen need from its surroundings")
  func whatDoesTheNumbersScreenNeedFromItsSurroundings() {
    #expect(
      from("module/NumberFacts/NumbersExample", .needsEnvironment) == [
        "provider/NumberFacts/NumberFactProvider", "provider/NumberFacts/SavedFactsProvider",
      ])
  }
  @Test("Who puts the providers there") func whoPutsTheProvidersThere() {
    #expect(to("provider/NumberFacts/SavedFactsProvider", .injects).contains("scene/NumberFacts/NumberFactsScene"))
  }
  @Test("Is there a mock of the facts") func isThereAMockOfTheFacts() {
    #expect(to("provider/NumberFacts/NumberFactProvider", .mocks) == ["provider/NumberFacts/NumberFactProvider#mock"])
  }
  @Test("What must a section of facts be given") func whatMustASectionOfFactsBeGiven() {
    #expect(
      index.entities["component/NumberFacts/NumberFactSection"]?.inputs.filter(\.isRequired).map(\.name) == [
        "numberFacts", "interface",
      ])
  }
  @Test("Who keeps facts on the disk") func whoKeepsFactsOnTheDisk() {
    #expect(
      to("repository/NumbersStore/NumbersStore", .uses, .reads, .writes).contains(
        "provider/NumberFacts/SavedFactsProvider"))
  }
  @Test("Which tests cover the router") func whichTestsCoverTheRouter() {
    #expect(!to("router/NumberFacts/Router", .tests).isEmpty)
  }

  @Test("Which actions can the first screen of BMI send") func whichActionsCanTheFirstScreenOfBMISend() {
    #expect(
      cases(.emits, from: "view/UserInterface/PersonBMIView", to: "action/Model/PersonBMI.Action") == [
        "calculateButtonTapped", "saveButtonTapped", "targetButtonTapped(_:)", "historyButtonTapped(_:)", "task",
      ])
  }
  @Test("What does save write to") func whatDoesSaveWriteTo() {
    #expect(
      cases(.handles, from: "store/Model/PersonBMI", to: "action/Model/PersonBMI.Action").contains("saveButtonTapped"))
    #expect(from("store/Model/PersonBMI", .writes).contains("repository/DataSource/UserDefaultsRepository"))
  }
  @Test("What does the scene take from the environment") func whatDoesTheSceneTakeFromTheEnvironment() {
    #expect(from("scene/UserInterface/PersonBMIScene", .needsEnvironment).contains("container/Model/AppDependencies"))
  }
  @Test("Which services does the history use") func whichServicesDoesTheHistoryUse() {
    #expect(from("store/Model/History", .uses).filter { $0.hasPrefix("service/") } == ["service/Model/RecordService"])
  }
  @Test("Which stores tell their parent") func whichStoresTellTheirParent() {
    #expect(from("store/Model/PersonBMI", .uses, .delegatesTo).contains("store/Model/TargetWeight"))
    #expect(to("action/Model/RecordDetail.Action", .handles) == ["store/Model/PersonBMI", "store/Model/RecordDetail"])
  }
  @Test("Which views read the defaults") func whoReadsTheDefaults() {
    #expect(to("client/DataSource/UserDefaultsClient", .reads).contains("repository/DataSource/UserDefaultsRepository"))
  }
  @Test("What may the data source use") func whatMayTheDataSourceUse() {
    #expect(index.entities["layer/BMI/data-source"]?.mayUse == [])
  }
  @Test("Which targets are BMI") func whichTargetsAreBMI() {
    #expect(
      index.entities(of: .target).filter { $0.app == "app/BMI" }.map(\.name) == [
        "BMIApp", "DataSource", "Model", "UserInterface",
      ])
  }

  @Test("Who keeps the contract of the list") func whoKeepsTheContractOfTheList() {
    #expect(
      to("view-contract/ItemList/ItemListViewContract", .conformsTo) == [
        "view-model/ItemList/ItemListViewModel", "view-model/ItemList/PreviewItemListViewModel",
      ])
  }
  @Test("Where does the list lead") func whereDoesTheListLead() {
    #expect(from("view/ItemList/ItemListView", .navigatesTo).contains("view/ItemList/ItemDetailView"))
  }
  @Test("Which use cases share a login") func whichUseCasesShareALogin() {
    #expect(
      to("use-case/ItemList/LoginStateUseCase", .uses, .reads).filter { $0.hasPrefix("view-model/") } == [
        "view-model/ItemList/LoginScreenViewModel", "view-model/ItemList/RootScreenViewModel",
      ])
  }
  @Test("Where are items kept") func whereAreItemsKept() {
    #expect(from("use-case/ItemList/ItemsUseCase", .uses, .reads, .writes).contains("repository/ItemList/ItemStore"))
  }
  @Test("How is an item made") func howIsAnItemMade() {
    #expect(index.entities["entity/ItemList/Item"]?.example?.text == "Item(title: title)")
  }
  @Test("What has no preview") func whatHasNoPreview() { #expect(index.coverage.viewsWithoutPreview == []) }
}
