import LimnCatalog
import LimnDiagnostics
import Testing

/// The rules of architectures whose libraries are not part of this package. A change to a small app violates each rule.
@Suite struct RecognizedRulesTests {
  static let mutations: [(app: ReadApp, mutation: Mutation)] = [
    (
      .tca,
      Mutation(
        "tca-view-dependency", "NotesApp/Note.swift", "  let store: StoreOf<Note>\n",
        "  let store: StoreOf<Note>\n  @Dependency(\\.speech) var «speech: SpeechClient\n")
    ),
    (
      .tca,
      Mutation(
        "tca-outside", "NotesApp/Notes.swift", "case .addButtonTapped: return .none",
        "case .addButtonTapped:\n      _ = «Date()\n      return .none")
    ),
    (
      .tca,
      Mutation(
        "tca-outside", "NotesApp/Notes.swift", "case .addButtonTapped: return .none",
        "case .addButtonTapped:\n      _ = «URLSession.shared\n      return .none")
    ),
    (
      .tca,
      Mutation(
        "tca-client-values", "NotesApp/Speech.swift", nil,
        "@DependencyClient struct «SoundClient { var play: () -> Void }\nextension SoundClient: DependencyKey { static let liveValue = SoundClient(play: {}) }"
      )
    ),
    (
      .clean,
      Mutation(
        "clean-view-data", "LandsApp/LandsList.swift", "  var route: LandRoute\n",
        "  var route: LandRoute\n  let web: «RealLandsWebRepository\n")
    ),
    (
      .clean,
      Mutation(
        "clean-usecase-ui", "LandsApp/LandsInteractor.swift", "protocol LandsInteractor {",
        "import «SwiftUI\nprotocol LandsInteractor {")
    ),
    (
      .clean,
      Mutation(
        "clean-usecase-ui", "LandsApp/LandsInteractor.swift", "  let web: LandsWebRepository\n",
        "  let web: LandsWebRepository\n  var view: «LandView?\n")
    ),
    (
      .mvvm,
      Mutation(
        "mvvm-view-service", "ShopApp/Views/DetailView.swift", "  @ObservedObject var viewModel: DetailViewModel\n",
        "  @ObservedObject var viewModel: DetailViewModel\n  let client: «PriceClient\n")
    ),
    (
      .mvvm,
      Mutation(
        "mvvm-model-ui", "ShopApp/ViewModels/DetailViewModel.swift", "@Published var item: Item? }",
        "@Published var item: Item?\n  func view() -> «DetailView { DetailView(viewModel: self) } }")
    ),
    (
      .coordinated,
      Mutation(
        "coordinator-navigation", "ShopApp/Views/DetailView.swift", "Text(\"Detail\")",
        "NavigationLink(\"Cart\") { «CartView() }")
    ),
  ]

  @Test("Finds each change at its place", arguments: mutations.indices)
  func findsEachChangeAtItsPlace(number: Int) throws {
    let (app, mutation) = Self.mutations[number]
    func places(_ app: ReadApp) throws -> [String] {
      let result = try app.catalog()
      // Nothing is reported for an app whose architecture is not confirmed.
      #expect(result.diagnostics == [])
      return result.index.violations.filter { $0.rule == mutation.rule }.map { "\($0.source)" }
    }
    #expect(try places(app) == [])
    let (changed, expected) = try app.applying(mutation)
    #expect(try places(changed) == [expected])
  }

  @Test("Views use the coordinator of the environment, and show the screens of its stack")
  func coordinatorInEnvironment()
    throws
  {
    var app = ReadApp.mvvm
    app.files["ShopApp/Coordinator.swift"] =
      "import SwiftUI\nenum Way: Hashable { case detail }\nfinal class Coordinator: ObservableObject {\n  @Published var path: [Way] = []\n  func push(_ way: Way) { path.append(way) }\n}\n"
    app.files["ShopApp/Views/CartView.swift"] =
      "import SwiftUI\nstruct CartView: View {\n  @EnvironmentObject var coordinator: Coordinator\n  @StateObject private var viewModel = CartViewModel()\n  var body: some View { NavigationStack(path: $coordinator.path) { Button(\"A\") { coordinator.push(.detail) }.navigationDestination(for: Way.self) { way in\n    switch way {\n    case .detail: DetailView(viewModel: DetailViewModel())\n    }\n  } } }\n}\n"
    app.files["ShopApp/Models/Data.swift"] =
      "import SwiftData\n@Model final class Folder { var notes: [Note] = []\n  init() {} }\n@Model final class Note { var folder: Folder?\n  init() {} }\n"
    let found = try app.catalog().index.violations.map { "\($0.rule) \($0.message)" }
    #expect(found == [])
  }

  @Test("The architecture's library from another package is no foreign framework") func theLibraryIsNoForeignFramework()
    throws
  {
    var app = ReadApp.luca
    app.choices = ArchitectureChoices(architectures: [("*", "luca")])
    app.files["Model/Imports.swift"] = "import Foundation\nimport Kite\nimport LUCA\n"
    let found = try app.catalog().index.violations.filter { $0.rule == "luca-frameworks" }
    #expect(found.map(\.message) == ["the module Kite is neither from Apple nor from the Swift project"])
  }

  /// The library sends some actions to a reducer: bindings, delegate actions, and the actions of children. These
  /// actions are not reported as dead, although no code of the app sends them by name.
  @Test("Spares actions that the library sends") func sparesActionsThatTheLibrarySends() throws {
    var app = ReadApp.tca
    let text = try #require(app.files["NotesApp/Note.swift"])
    app.files["NotesApp/Note.swift"] = text.replacing(
      "case task }",
      with:
        "case task, binding(BindingAction<State>), delegate(Delegate), inner(Child.Action)\n    enum Delegate { case done } }"
    )
    let dead = try app.catalog().index.violations.filter {
      $0.rule == "dead-action" && $0.entity == "action/NotesApp/Note.Action"
    }
    #expect(dead.map(\.message) == ["no code sends 'task' of 'Note.Action'"])
  }
}

extension ReadApp {
  /// MVVM with a coordinator that decides the next screen.
  static let coordinated: ReadApp = {
    var app = ReadApp.mvvm
    app.files["ShopApp/Views/CartView.swift"] =
      "import SwiftUI\nstruct CartView: View {\n  @StateObject private var viewModel = CartViewModel()\n  let coordinator: ShopCoordinator\n  var body: some View { Button(\"Detail\", action: coordinator.showDetail) }\n}\n"
    app.files["ShopApp/ShopCoordinator.swift"] =
      "import UIKit\nfinal class ShopCoordinator {\n  let navigation: UINavigationController\n  func showDetail() { navigation.pushViewController(UIHostingController(rootView: DetailView(viewModel: DetailViewModel())), animated: true) }\n}\n"
    return app
  }()

  /// The app with one change, and the marked location as `path:line:column`.
  func applying(_ mutation: Mutation) throws -> (ReadApp, place: String) {
    var app = self
    let text = try #require(app.files[mutation.file])
    let changed: String
    if let old = mutation.old {
      try #require(text.ranges(of: old).count == 1)
      changed = text.replacing(old, with: mutation.new)
    } else {
      changed = text + mutation.new + "\n"
    }
    let mark = try #require(changed.firstRange(of: "«"))
    let before = changed[..<mark.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    app.files[mutation.file] = changed.replacing("«", with: "")
    return (app, "\(mutation.file):\(before.count):\((before.last?.utf8.count ?? 0) + 1)")
  }
}
