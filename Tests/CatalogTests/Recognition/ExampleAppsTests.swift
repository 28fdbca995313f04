@testable import LimnCatalog
import LimnDiagnostics
import Testing

/// Tests which kinds of types Limn recognizes. Each app is small and has the structure of a public app.
@Suite struct ExampleAppsTests {
  @Test(
    "Each type has its kind and layer",
    arguments: [
      // An app with several packages, a router, and singletons. A third of its views have view models.
      (ReadApp.reader, "scene/ReaderApp/ReaderApp", "app"), (.reader, "route/Env/RouterDestination", "navigation"),
      (.reader, "router/Env/RouterPath", "navigation"), (.reader, "store/Env/CurrentAccount", "state"),
      (.reader, "client/Net/ReaderClient", "services"), (.reader, "view-model/Feed/FeedViewModel", "view-models"),
      // Clean Architecture.
      (.lands, "view/LandsApp/LandsList", "views"), (.lands, "container/LandsApp/DIContainer", "use-cases"),
      (.lands, "use-case/LandsApp/RealLandsInteractor", "use-cases"),
      (.lands, "repository/LandsApp/RealLandsWebRepository", "data"),
      (.lands, "repository/LandsApp/MainDBRepository", "data"), (.lands, "entity/LandsApp/DBModel.Land", "models"),
      // The Composable Architecture.
      (.notes, "reducer/NotesApp/Notes", "features"), (.notes, "route/NotesApp/Notes.Path", "features"),
      (.notes, "action/NotesApp/Note.Action", "features"), (.notes, "component/NotesApp/CardView", "views"),
      (.notes, "client/NotesApp/SpeechClient", "dependencies"), (.notes, "view/NotesApp/NoteViewController", "views"),
      // An app in plain SwiftUI.
      (.truck, "scene/TruckApp/TruckApp", "app"), (.truck, "route/TruckApp/Panel", "navigation"),
      (.truck, "view/TruckApp/ContentView", "views"), (.truck, "store/TruckApp/TruckModel", "state"),
      (.truck, "store/TruckApp/AccountStore", "state"), (.truck, "service/TruckApp/StoreActor", "services"),
      // An app with a widget and stored models.
      (.garden, "route/GardenApp/AppScreen", "navigation"), (.garden, "entity/GardenApp/Garden", "models"),
      (.garden, "repository/GardenApp/BirdBrain", "services"),
      (.garden, "modifier/GardenApp/ShopViewModifier", "views"),
      (.garden, "entry/GardenApp/SnapshotProvider", "app"), (.garden, "preview/GardenApp/ModelPreview", ""),
    ])
  func eachTypeHasItsKindAndLayer(app: ReadApp, id: String, layer: String) throws {
    let index = try app.catalog().index
    let entity = try #require(index.entities[id], "\(index.entities.keys.sorted())")
    #expect(
      layer.isEmpty ? entity.layer == nil : entity.layer?.hasSuffix("/" + layer) == true, "\(entity.layer ?? "none")")
  }

  @Test(
    "Each app is recognized",
    arguments: [
      (ReadApp.reader, "swiftui", Recognition.Certainty.likely), (.lands, "clean", .likely), (.notes, "tca", .certain),
      (.truck, "swiftui", .likely), (.garden, "swiftui", .likely),
    ])
  func eachAppIsRecognized(app: ReadApp, id: String, certainty: Recognition.Certainty) throws {
    let found = try #require(try app.catalog().index.entities(of: .app).first?.recognition)
    #expect(found.architecture == id && found.certainty == certainty, "\(found)")
  }

  @Test("Reader owns state and navigates where cases become views")
  func readerOwnsStateAndNavigatesWhereCasesBecomeViews() throws {
    let index = try ReadApp.reader.catalog().index
    // The shared objects belong to nobody.
    let scene = "scene/ReaderApp/ReaderApp"
    #expect(index.relations(from: scene, .owns).map(\.to) == ["router/Env/RouterPath"])
    #expect(
      index.relations(from: scene, .binds).map(\.to) == ["store/Env/CurrentAccount", "store/Env/Preferences"])
    let pushed = index.relations(from: "route/Env/RouterDestination", .navigatesTo)
    #expect(
      pushed.map(\.to) == ["view/Feed/ArticleView", "view/Feed/FeedView"] && pushed.map(\.via) == [.push, .push])
    #expect(pushed.flatMap(\.evidence).allSatisfy { $0.path == "ReaderApp/AppRouter.swift" })
    #expect(index.entities["router/Env/RouterPath"]?.effects?.map(\.name) == ["handles URLs"])
    #expect(index.relations(from: "store/Env/CurrentAccount", .uses).map(\.to).contains("client/Net/ReaderClient"))
    #expect(index.entities["client/Net/ReaderClient"]?.outside?.map(\.name) == ["network"])
    #expect(index.relations(from: "view/Feed/FeedView", .owns).map(\.to) == ["view-model/Feed/FeedViewModel"])
  }

  @Test("Lands presents by its own modifier") func landsPresentsByItsOwnModifier() throws {
    let index = try ReadApp.lands.catalog().index
    let shown = index.relations(from: "view/LandsApp/LandsList", .navigatesTo)
    #expect(
      shown.map(\.to) == ["view/LandsApp/FlagView", "view/LandsApp/LandView"] && shown.map(\.via) == [.sheet, .push])
    // `LandsList` contains a `NavigationLink` whose label is the view `LandRow`. The label is visible in `LandsList`,
    // so `LandsList` renders `LandRow`.
    #expect(index.relations(from: "view/LandsApp/LandsList", .renders).map(\.to) == ["view/LandsApp/LandRow"])
    #expect(
      index.relations(from: "view/LandsApp/LandsList", .needsEnvironment).map(\.to) == [
        "container/LandsApp/DIContainer"
      ])
    let used = index.relations(from: "use-case/LandsApp/RealLandsInteractor", .uses).map(\.to)
    #expect(used == ["repository/LandsApp/LandsDBRepository", "repository/LandsApp/LandsWebRepository"])
    #expect(index.entities["repository/LandsApp/RealLandsWebRepository"]?.outside?.map(\.name) == ["network"])
    #expect(index.entities["repository/LandsApp/MainDBRepository"]?.outside?.map(\.name) == ["SwiftData"])
  }

  @Test("Notes delegates to the reducers of its parts") func notesDelegatesToTheReducersOfItsParts() throws {
    let index = try ReadApp.notes.catalog().index
    #expect(index.relations(from: "reducer/NotesApp/Notes", .delegatesTo).map(\.to) == ["reducer/NotesApp/Note"])
    let pushed = index.relations(from: "route/NotesApp/Notes.Path", .navigatesTo)
    #expect(pushed.map(\.to).contains("view/NotesApp/NoteView") && pushed.allSatisfy { $0.via == .push })
    #expect(index.relations(to: "action/NotesApp/Note.Action", .emits).map(\.from) == ["view/NotesApp/NoteView"])
    #expect(index.relations(to: "client/NotesApp/SpeechClient", .uses).map(\.from) == ["reducer/NotesApp/Note"])
    #expect(index.relations(from: "view/NotesApp/NoteViewController", .binds).map(\.to) == ["reducer/NotesApp/Note"])
  }

  @Test("Truck splits and starts by URL") func truckSplitsAndStartsByURL() throws {
    let index = try ReadApp.truck.catalog().index
    let shown = index.relations(from: "route/TruckApp/Panel", .navigatesTo)
    // The case for `AccountView` is inside an `#if`, and Limn reads it too. `OrdersView` is shown in a split view, and
    // it is also pushed. So the relation to `OrdersView` has both transitions.
    #expect(shown.map(\.to) == ["view/TruckApp/AccountView", "view/TruckApp/OrdersView", "view/TruckApp/SalesView"])
    #expect(shown.map(\.via) == [.split, nil, .split] && shown[1].transitions == [.push, .split])
    #expect(index.entities["view/TruckApp/ContentView"]?.effects?.map(\.name) == ["onOpenURL"])
    #expect(index.relations(from: "view/TruckApp/ContentView", .navigatesTo).map(\.via) == [.url, .split, .split])
    #expect(index.relations(from: "scene/TruckApp/TruckApp", .owns).map(\.to).contains("store/TruckApp/TruckModel"))
    let users = Set(index.relations(to: "store/TruckApp/TruckModel", .needsEnvironment, .binds).map(\.from))
    #expect(users == ["view/TruckApp/ContentView", "view/TruckApp/OrdersView"])
    #expect(index.entities["service/TruckApp/StoreActor"]?.outside?.map(\.name) == ["StoreKit"])
  }

  @Test("Garden queries its models") func gardenQueriesItsModels() throws {
    let index = try ReadApp.garden.catalog().index
    let shown = index.relations(from: "route/GardenApp/AppScreen", .navigatesTo)
    #expect(shown.map(\.to) == ["view/GardenApp/BirdStack", "view/GardenApp/GardenStack"])
    #expect(shown.allSatisfy { $0.transitions == [.split, .tab] })
    #expect(index.relations(from: "view/GardenApp/GardenGrid", .reads).map(\.to) == ["entity/GardenApp/Garden"])
    #expect(
      index.relations(from: "modifier/GardenApp/ShopViewModifier", .uses).map(\.to).contains(
        "repository/GardenApp/BirdBrain"))
    #expect(index.entities["modifier/GardenApp/ShopViewModifier"]?.effects?.map(\.name) == ["task"])
  }
}
