import LimnDiagnostics
@testable import LimnCatalog
import Testing

/// Small apps that have the structure of public apps. Limn reads only their syntax and does not build them.
@Suite struct RecognitionTests {
  @Test(
    "Recognizes an architecture by its structure",
    arguments: [
      (ReadApp.luca, "luca", Recognition.Certainty.likely), (.tca, "tca", .certain), (.mvvm, "mvvm", .likely),
      (.clean, "clean", .likely),
      (.plain, "swiftui", .likely),
    ])
  func recognizesAnArchitectureByItsStructure(app: ReadApp, id: String, certainty: Recognition.Certainty) throws {
    let index = try app.catalog().index
    let found = try #require(index.entities(of: .app).first?.recognition)
    #expect(found.architecture == id && found.certainty == certainty, "\(found)")
    #expect(
      !found.reasons.isEmpty && found.reasons.allSatisfy { $0.source != nil }
        && found.correction.hasPrefix("architecture: {"))
    #expect(index.entities(of: .unassigned) == [])
    #expect(index.entities.values.allSatisfy { $0.declaration == nil || $0.level == .read })
  }

  @Test(
    "Gives each type its role and layer",
    arguments: [
      (ReadApp.luca, "store/Model/AlarmStore", "model"), (.luca, "client/DataSource/DefaultsClient", "data-source"),
      (.luca, "repository/DataSource/AlarmRepository", "data-source"),
      (.luca, "view/UserInterface/AlarmView", "user-interface"),
      (.luca, "action/Model/AlarmStore.Action", "model"), (.luca, "scene/UserInterface/AlarmScene", "user-interface"),
      (.luca, "entity/DataSource/Alarm", "data-source"),
      (.tca, "reducer/NotesApp/Notes", "features"), (.tca, "route/NotesApp/Notes.Path", "features"),
      (.tca, "action/NotesApp/Notes.Action", "features"), (.tca, "state/NotesApp/Note.State", "features"),
      (.tca, "client/NotesApp/SpeechClient", "dependencies"), (.tca, "view/NotesApp/NoteView", "views"),
      (.mvvm, "view-model/ShopApp/CartViewModel", "view-models"), (.mvvm, "client/ShopApp/PriceClient", "services"),
      (.mvvm, "route/ShopApp/Route", "views"), (.mvvm, "entity/ShopApp/Item", "models"),
      (.clean, "use-case/LandsApp/RealLandsInteractor", "use-cases"),
      (.clean, "container/LandsApp/DIContainer", "use-cases"),
      (.clean, "repository/LandsApp/RealLandsWebRepository", "data"), (.clean, "route/LandsApp/LandRoute", "views"),
      (.plain, "store/TruckApp/TruckModel", "state"), (.plain, "route/TruckApp/Panel", "navigation"),
      (.plain, "service/TruckApp/StoreActor", "services"), (.plain, "scene/TruckApp/TruckApp", "app"),
    ])
  func givesEachTypeItsRoleAndLayer(app: ReadApp, id: String, layer: String) throws {
    let index = try app.catalog().index
    let entity = try #require(index.entities[id], "\(index.entities.keys.sorted())")
    #expect(entity.layer?.hasSuffix("/" + layer) == true, "\(entity.layer ?? "none")")
  }

  @Test("Follows navigation to where cases become views") func followsNavigationToWhereCasesBecomeViews() throws {
    let plain = try ReadApp.plain.catalog().index.relations(from: "route/TruckApp/Panel", .navigatesTo)
    #expect(plain.map(\.to) == ["view/TruckApp/OrdersView", "view/TruckApp/SalesView"])
    #expect(plain.map(\.via) == [.split, .split] && plain.flatMap(\.evidence).map(\.member) == ["orders", "sales"])
    let shop = try ReadApp.mvvm.catalog().index
    let sheet = try #require(shop.relations(from: "route/ShopApp/Route", .navigatesTo).first)
    #expect(sheet.to == "view/ShopApp/DetailView" && sheet.via == .sheet && sheet.origin == .syntax)
    let clock = try ReadApp.luca.catalog().index.relations(from: "view/UserInterface/AlarmView", .navigatesTo)
    #expect(clock.map(\.to) == ["view/UserInterface/SoundView"] && clock.map(\.via) == [.sheet])
  }

  @Test("Tells who owns state and what reaches outside") func tellsWhoOwnsStateAndWhatReachesOutside() throws {
    let index = try ReadApp.mvvm.catalog().index
    #expect(
      index.relations(from: "view/ShopApp/CartView", .owns).map(\.to).contains("view-model/ShopApp/CartViewModel"))
    #expect(
      index.relations(from: "view/ShopApp/DetailView", .binds).map(\.to) == ["view-model/ShopApp/DetailViewModel"])
    #expect(index.entities["client/ShopApp/PriceClient"]?.outside?.map(\.name) == ["network"])
    #expect(index.entities["view/ShopApp/CartView"]?.effects?.map(\.name) == ["task"])
  }

  @Test("A generic view observes the view models that its constraint allows") func genericViews() throws {
    let app = ReadApp(files: [
      "PondApp/PondApp.swift":
        "import SwiftUI\n@main struct PondApp: App { var body: some Scene { WindowGroup { PondView(viewModel: LakeViewModel()) } } }\n",
      "PondApp/Pond.swift":
        "import SwiftUI\nprotocol PondViewModel: ObservableObject { var depth: Int { get } }\nfinal class LakeViewModel: PondViewModel { @Published var depth = 1 }\nfinal class SeaViewModel: PondViewModel { @Published var depth = 2 }\nstruct PondView<ViewModel: PondViewModel>: View {\n  @ObservedObject var viewModel: ViewModel\n  var body: some View { Text(\"\") }\n}\n",
    ])
    let index = try app.catalog().index
    #expect(index.entities(of: .app).map { $0.recognition?.architecture } == ["mvvm"])
    let bound = index.relations.filter { $0.kind == .binds }.map { "\($0.from.fileName) \($0.to)" }
    #expect(bound == ["PondView view-contract/PondApp/PondViewModel"])
  }

  @Test("Reports nothing on code that was only read") func reportsNothingOnCodeThatWasOnlyRead() throws {
    let described = try ReadApp.luca.catalog()
    #expect(described.diagnostics == [])
    #expect(!described.index.violations.isEmpty && described.index.violations.allSatisfy { $0.state == .unconfirmed })
    // The app's own protocol has a different name than the library's protocol, but its store still has the required
    // shape.
    #expect(!described.index.violations.contains { $0.rule == "luca-store-shape" })
    var app = ReadApp.luca
    app.choices = ArchitectureChoices(architectures: [("*", "luca")])
    let confirmed = try app.catalog()
    #expect(confirmed.diagnostics == [])
    #expect(confirmed.index.entities(of: .app).first?.recognition?.certainty == .confirmed)
  }

  /// The test removes the names of libraries from all profiles. The built app then looks like an app with its own copy
  /// of the LUCA library, so Limn can recognize LUCA only by the structure of the code.
  @Test("Recognizes a built app whose library is its own") func recognizesABuiltAppWhoseLibraryIsItsOwn() throws {
    func catalog(_ choices: ArchitectureChoices) throws -> CatalogResult {
      try PondCatalog.build(PondCatalog.sharedRoot) { builder in
        builder.choices = choices
        builder.profiles = Profile.builtIn.map { profile in
          var profile = profile
          profile.libraries = []
          return profile
        }
      }
    }
    let described = try catalog(ArchitectureChoices())
    #expect(described.diagnostics == [])
    let recognition = try #require(described.index.entities["app/Scale"]?.recognition)
    #expect(recognition.architecture == "luca" && recognition.certainty == .likely, "\(recognition)")
    #expect(described.index.entities["store/Scales/ScaleStore"]?.layer == "layer/Scale/model")
    #expect(described.index.violations.allSatisfy { $0.state == .unconfirmed })
    let confirmed = try catalog(ArchitectureChoices(architectures: [("Scale", "luca")]))
    #expect(confirmed.index.entities["app/Scale"]?.recognition?.certainty == .confirmed)
    #expect(confirmed.diagnostics.allSatisfy { $0.severity == .warning }, "\(confirmed.diagnostics)")
  }

  /// One package in which old code has one architecture and new features have another.
  @Test("Parts of an app have their own architectures") func partsOfAnAppHaveTheirOwnArchitectures() throws {
    var app = ReadApp.mvvm
    for (path, text) in ReadApp.notes.files where path != "NotesApp/NotesApp.swift" {
      app.files[path.replacing("NotesApp/", with: "NotesFeature/")] = text
    }
    app.dependencies = ["ShopApp": ["NotesFeature"]]
    let described = try app.catalog().index
    let found = try #require(described.entities["app/Shop"]?.recognition)
    #expect(
      found.counterSignals.contains { $0.text.contains("target 'NotesFeature' by itself looks like") }
        || found.architecture == "tca")
    app.choices = ArchitectureChoices(architectures: [("Shop", "mvvm"), ("Notes*", "tca")])
    let result = try app.catalog()
    #expect(result.diagnostics == [])
    #expect(result.index.entities(of: .app).map(\.id) == ["app/Shop", "app/Shop-tca"])
    #expect(result.index.entities(of: .app).map { $0.recognition?.architecture } == ["mvvm", "tca"])
    #expect(result.index.entities["reducer/NotesFeature/Notes"]?.layer == "layer/Shop-tca/features")
    #expect(result.index.entities["view-model/ShopApp/CartViewModel"]?.layer == "layer/Shop/view-models")
  }

  @Test("A teams word wins") func aTeamsWordWins() throws {
    var app = ReadApp.plain
    let kind = NamedKind(type: "StoreActor", kind: .client, location: Location(path: "limn.yml"))
    app.choices = ArchitectureChoices(architectures: [("Truck", "mvvm")], kinds: [kind])
    let index = try app.catalog().index
    #expect(index.entities(of: .app).first?.recognition?.architecture == "mvvm")
    #expect(index.entities["client/TruckApp/StoreActor"] != nil)
    app.choices = ArchitectureChoices(architectures: [("Trukc", "mvmv")])
    let messages = try app.catalog().diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("there is no architecture 'mvmv' (did you mean 'mvvm'?)") })
    #expect(
      messages.contains {
        $0.contains("'architecture' has the key 'Trukc', which is not the name of an app or a target")
      })
  }

  @Test("Ranks missing modules by the files that they block alone")
  func ranksMissingModulesByTheFilesThatTheyBlockAlone() throws {
    var app = ReadApp.plain
    app.files["TruckApp/A.swift"] = "import HomeKit\nstruct A {}\n"
    app.files["TruckApp/B.swift"] = "import HomeKit\nimport WatchKit\nstruct B {}\n"
    app.files["TruckApp/C.swift"] = "import HomeKit\nstruct C {}\n"
    let missing = try app.catalog().index.missing
    #expect(missing.map(\.name) == ["HomeKit", "WatchKit"])
    #expect(missing.map(\.files) == [3, 1] && missing.map(\.alone) == [2, 0])
  }

  @Test("Targets of two apps are listed once with both") func targetsOfTwoAppsAreListedOnceWithBoth() throws {
    let index = try ReadApp.twoEditions.catalog().index
    let kit = index.entities(of: .target).filter { $0.name == "Kit" }
    #expect(kit.map(\.app) == ["app/Phone"] && kit.map(\.apps) == [["app/Phone", "app/Watch"]])
    #expect(index.relations(from: "target/Kit", .partOf).map(\.to).sorted() == ["app/Phone", "app/Watch"])
    #expect(index.relations(from: "target/Kit", .partOf).allSatisfy { !$0.evidence.isEmpty })
    // A type has one page, even if its target belongs to two apps. A target that belongs to one app has no list of
    // apps.
    #expect(index.entities.values.filter { $0.name == "RowView" }.map(\.id) == ["view/Kit/RowView"])
    #expect(index.entities["target/PhoneApp"]?.apps == nil && index.entities["target/Detail"]?.apps == nil)
    #expect(index.entities["target/Detail"]?.app == "app/Phone")
    // The counts in the reasons for an app's architecture include the types of the shared target.
    #expect(index.entities(of: .app).map { $0.recognition?.reasons.first?.count } == [5, 4])
  }
}

extension ReadApp {
  /// An app for a phone and an app for a watch that share the framework `Kit`. The phone app also has a framework of
  /// its own.
  static let twoEditions = ReadApp(
    files: [
      "PhoneApp/PhoneApp.swift":
        "import SwiftUI\n@main struct PhoneApp: App { var body: some Scene { WindowGroup { PhoneView() } } }\nstruct PhoneView: View { var body: some View { RowView() } }\n",
      "WatchApp/WatchApp.swift":
        "import SwiftUI\n@main struct WatchApp: App { var body: some Scene { WindowGroup { WatchView() } } }\nstruct WatchView: View { var body: some View { RowView() } }\nstruct DialView: View { var body: some View { RowView() } }\n",
      "Detail/DetailView.swift":
        "import SwiftUI\npublic struct DetailView: View { public var body: some View { Text(\"Detail\") } }\npublic struct NoteView: View { public var body: some View { Text(\"Note\") } }\n",
      "Kit/RowView.swift":
        "import SwiftUI\npublic struct RowView: View { public var body: some View { Text(\"Row\") } }\npublic struct CellView: View { public var body: some View { Text(\"Cell\") } }\n",
    ],
    dependencies: ["PhoneApp": ["Kit", "Detail"], "WatchApp": ["Kit"], "Detail": ["Kit"]])
}
