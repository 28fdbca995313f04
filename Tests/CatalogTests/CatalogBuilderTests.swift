@testable import LimnCatalog
import Foundation
import LimnDiagnostics
@testable import LimnPlatform
import Testing

@Suite struct CatalogBuilderTests {
  let index: CatalogIndex

  init() throws { index = try PondCatalog.result.get().index }

  @Test(
    "Gives each type its kind and layer",
    arguments: [
      ("component/Pond/FishView", "layer/Pond/components"), ("module/Pond/PondScreen", "layer/Pond/modules"),
      ("provider/Pond/FishProvider", "layer/Pond/providers"), ("router/Pond/Router", "layer/Pond/router"),
      ("entity/Models/Fish", "layer/Pond/core"), ("entity/MockData/Mock", "layer/Pond/mock-data"),
      ("store/Scales/ScaleStore", "layer/Scale/model"), ("service/Scales/RoundingService", "layer/Scale/model"),
      ("container/Scales/AppDependencies", "layer/Scale/model"),
      ("client/Readings/DefaultsClient", "layer/Scale/data-source"),
      ("repository/Readings/ReadingRepository", "layer/Scale/data-source"),
      ("entity/Readings/Reading", "layer/Scale/data-source"),
      ("view/ScaleViews/ScaleView", "layer/Scale/user-interface"),
      ("scene/ScaleViews/ScaleScene", "layer/Scale/user-interface"),
      ("action/Scales/ScaleStore.Action", "layer/Scale/model"),
      ("view-contract/Shelf/ShelfContract", "layer/Shelf/view-contracts"),
      ("view-model/Shelf/PreviewShelfViewModel", "layer/Shelf/view-models"),
      ("use-case/Shelf/LendUseCase", "layer/Shelf/use-cases"),
      ("repository/Shelf/BookStore", "layer/Shelf/data"), ("entity/Shelf/Book", "layer/Shelf/models"),
      ("view/Shelf/ShelfView", "layer/Shelf/views"),
      ("action/Pond/FishView.Action", "layer/Pond/components"),
      ("client/Pond/FishProvider.Dependencies", "layer/Pond/providers"),
    ])
  func givesEachTypeItsKindAndLayer(id: String, layer: String) throws {
    #expect(try #require(index.entities[id]).layer == layer)
  }

  @Test("Leaves no type of the app without kind") func leavesNoTypeOfTheAppWithoutKind() {
    #expect(index.entities(of: .unassigned).filter { $0.app != nil }.map(\.id) == [])
  }

  @Test("Lists inputs with types defaults and comments") func listsInputsWithTypesDefaultsAndComments() throws {
    let view = try #require(index.entities["component/Pond/FishView"])
    #expect(view.inputs.map(\.name) == ["interface", "fish", "isWet"])
    #expect(
      view.inputs[1].type == "Fish" && view.inputs[1].isRequired
        && view.inputs[1].documentation == "The fish that is shown.")
    // The source does not state the type of this input. The compiler's index contains the type.
    #expect(view.inputs[2].type == "Bool" && view.inputs[2].default == "true" && !view.inputs[2].isRequired)
    #expect(view.summary == "Shows one fish.")
  }

  @Test("Lists outputs and environment") func listsOutputsAndEnvironment() throws {
    let outputs = try #require(index.entities["component/Pond/FishView"]).outputs
    #expect(
      outputs.map(\.name) == ["catchFish", "feed"] && outputs[0].payload == ["Fish"]
        && outputs[0].documentation == "It was caught.")
    #expect(try #require(index.entities["module/Pond/PondScreen"]).environment.map(\.value) == ["FishProvider"])
  }

  @Test(
    "Proves each relation with a place",
    arguments: [
      (
        RelationKind.renders, "module/Pond/PondScreen", "component/Pond/FishView",
        "Sources/Pond/Modules/PondScreen.swift:13:7"
      ),
      (.navigatesTo, "module/Pond/PondScreen", "module/Pond/NetScreen", "Sources/Pond/Modules/PondScreen.swift:16:48"),
      (
        .needsEnvironment, "module/Pond/PondScreen", "provider/Pond/FishProvider",
        "Sources/Pond/Modules/PondScreen.swift:7:40"
      ),
      (
        .emits, "component/Pond/FishView", "action/Pond/FishView.Action", "Sources/Pond/Components/FishView.swift:17:41"
      ),
      (
        .handles, "module/Pond/PondScreen", "action/Pond/FishView.Action", "Sources/Pond/Modules/PondScreen.swift:21:11"
      ),
      (.writes, "module/Pond/PondScreen", "router/Pond/Router", "Sources/Pond/Modules/PondScreen.swift:14:30"),
      (.injects, "module/Pond/PondRoot", "provider/Pond/FishProvider", "Sources/Pond/Modules/PondRoot.swift:6:76"),
      (
        .previews, "preview/Pond/FishView/default", "component/Pond/FishView",
        "Sources/Pond/Components/FishView.swift:34:5"
      ),
      (.tests, "test/PondTests/FishTests", "provider/Pond/FishProvider", "Tests/PondTests/FishTests.swift:6:32"),
      (
        .mocks, "provider/Pond/FishProvider#mock", "provider/Pond/FishProvider",
        "Sources/Pond/Providers/FishProvider.swift:18:14"
      ),
      (
        .partOf, "action/Pond/FishView.Action", "component/Pond/FishView", "Sources/Pond/Components/FishView.swift:25:8"
      ),
      (.uses, "target/PondApp", "module/Pond/PondRoot", "Sources/PondApp/main.swift:3:12"),
      (
        .needsEnvironment, "scene/ScaleViews/ScaleScene", "container/Scales/AppDependencies",
        "Sources/ScaleViews/Scenes/ScaleScene.swift:6:47"
      ),
      (.uses, "function/Puddles/now", "function/Puddles/later", "Sources/Puddles/Interface.swift:16:41"),
      (.uses, "type-alias/Puddles/Wish", "type/Puddles/Interface", "Sources/Puddles/Interface.swift:19:25"),
    ])
  func provesEachRelationWithAPlace(kind: RelationKind, from: String, to: String, place: String) throws {
    let relation = try #require(index.relations(from: from, kind).first { $0.to == to })
    #expect(relation.evidence.first.map { "\($0.path):\($0.line):\($0.column)" } == place)
  }

  @Test("Takes the ID of a preview from its page") func takesTheIdOfAPreviewFromItsPage() throws {
    let known = ["Sources/Pond/Components/FishView.swift:32": "preview/Pond/FishView/of-its-page"]
    let index = try PondCatalog.build(PondCatalog.sharedRoot) { $0.previewIDs = known }.index
    #expect(
      index.relations(from: "preview/Pond/FishView/of-its-page", .previews).map(\.to) == ["component/Pond/FishView"])
    #expect(index.entities["preview/Pond/FishView/default"] == nil)
  }

  @Test("Names the cases of an action that are sent") func namesTheCasesOfAnActionThatAreSent() {
    let emits = index.relations(from: "component/Pond/FishView", .emits)
    #expect(emits.flatMap { $0.evidence.compactMap(\.member) } == ["catchFish(_:)", "feed"])
  }

  @Test("Gives what a library offers outside of types an entity for each name")
  func givesWhatALibraryOffersOutsideOfTypesAnEntityForEachName() throws {
    let globals = index.sortedEntities.filter { $0.kind.isGlobal && $0.module == "Puddles" }
    #expect(
      globals.map(\.id) == [
        "function/Puddles/later", "function/Puddles/now", "type-alias/Puddles/Wish", "variable/Puddles/patience",
      ])
    #expect(globals[0].inputs.map(\.name) == ["action", "after"] && globals[0].inputs[1].default == "1")
    #expect(globals[0].summary == "Does a thing later.")
    // All overloads of a function are on one page. The page lists the parameters of each overload.
    #expect(globals[1].members.map(\.name) == ["now(_:)", "now(_:twice:)"] && globals[1].inputs.isEmpty)
  }

  @Test("Every ID that a relation names is an entity or a rule") func everyIdThatARelationNamesIsAnEntityOrARule() {
    let rules = Set(index.rules.map { "rule/" + $0.id })
    for relation in index.relations {
      for id in [relation.from, relation.to] {
        let base = String(id.prefix { $0 != "#" })
        #expect(index.entities[base] != nil || rules.contains(base), "\(relation.kind) \(id)")
      }
    }
  }

  @Test("Every relation has a source location") func everyRelationHasASourceLocation() throws {
    #expect(index.relations.filter { $0.evidence.isEmpty }.map { "\($0.kind) \($0.from) \($0.to)" } == [])
    // A relation from the manifest has the location of the line that declares the target or names the dependency.
    let manifest = try String(contentsOfFile: PondCatalog.fixture + "/Package.swift", encoding: .utf8).components(
      separatedBy: "\n")
    for relation in index.relations where relation.origin == .manifest && relation.kind == .dependsOn {
      let place = try #require(relation.evidence.first)
      #expect(
        place.path == "Package.swift"
          && manifest[place.line - 1].dropFirst(place.column).hasPrefix(relation.to.dropFirst(7)))
    }
    #expect(index.relations.contains { $0.kind == .dependsOn })
  }

  @Test("Shows helper types on the page of their owner") func showsHelperTypesOnThePageOfTheirOwner() throws {
    #expect(try #require(index.entities["action/Pond/FishView.Action"]).owner == "component/Pond/FishView")
    #expect(try #require(index.entities["client/Pond/FishProvider.Dependencies"]).owner == "provider/Pond/FishProvider")
    #expect(try #require(index.entities["component/Pond/FishView"]).owner == nil)
    for entity in index.entities.values {
      guard let owner = entity.owner else { continue }
      #expect(index.entities[owner] != nil && index.entities[owner]?.owner == nil)
    }
  }

  @Test("Tells test targets from libraries") func tellsTestTargetsFromLibraries() {
    #expect(
      index.entities["target/PondTests"]?.targetKind == "test" && index.entities["target/Pond"]?.targetKind == "library"
    )
  }

  @Test("Shows a real call as example") func showsARealCallAsExample() throws {
    #expect(try #require(index.entities["module/Pond/NetScreen"]).example?.text == "NetScreen(caught: caught)")
  }

  @Test("Reads back what it writes") func readsBackWhatItWrites() throws {
    let json = index.json()
    #expect(try CatalogIndex.read(json, path: "index.json") == index)
    #expect(try CatalogIndex.read(json, path: "index.json").json() == json)
  }

  @Test("A module that the compiler cannot read is one warning, and all types are in the catalog")
  func unreadModule() throws {
    let result = try PondCatalog.build(PondCatalog.sharedRoot) { builder in
      builder.processes = ProcessRunner { command in
        guard command.arguments.prefix(2) == ["-module-name", "Puddles"] else {
          return try ProcessRunner.local.run(command)
        }
        let error = "module compiled with Swift 6.2 cannot be imported by the Swift 6.3 compiler"
        return ProcessResult(status: 1, errors: Array(error.utf8))
      }
    }
    #expect(!result.isComplete, "it would be stored, although the next run can read the symbols")
    let found = result.diagnostics.filter { $0.id == "symbols-unread" }
    #expect(found.map { $0.location?.path } == ["Sources/Puddles/Interface.swift"])
    #expect(found.allSatisfy { $0.message.contains("compiled with Swift 6.2") })
    #expect(result.index.types.map(\.id) == index.types.map(\.id))
  }
}
