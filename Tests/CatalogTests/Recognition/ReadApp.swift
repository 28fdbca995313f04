@testable import LimnCatalog
import LimnDiagnostics
@testable import LimnPlatform
@testable import LimnToolchain
import TestFiles

/// An app whose catalog is created from source files, without a build. The keys of `files` are paths; the first part of
/// each path is the name of the target.
struct ReadApp {
  var files: [String: String]
  var dependencies: [String: [String]] = [:]
  var choices = ArchitectureChoices()
  /// The files of other targets that a target compiles too.
  var shared: [String: [String]] = [:]
  /// The targets that packages publish as products of the same name.
  var products: [String] = []
  /// The folders of the packages that declare targets. The Xcode project in the root declares the others.
  var packages: [String: String] = [:]

  /// The toolchain of this machine. All tests share it, because finding it takes time and many tests read an app.
  private static let toolchain = Result { try Toolchain.discover() }

  func catalog() throws -> CatalogResult {
    let root = "/app"
    let names = Set(files.keys.map { String($0.prefix { $0 != "/" }) }).sorted()
    let targets = names.map { name in
      var target = PackageTarget(
        name: name,
        kind: name.hasSuffix("App") ? .application : name.hasSuffix("Extension") ? .appExtension : .library,
        path: name,
        sources: files.keys.filter { $0.hasPrefix(name + "/") }.sorted(), dependencies: dependencies[name] ?? [],
        manifest: packages[name].map { $0 + "Package.swift" } ?? "App.xcodeproj/project.pbxproj")
      target.sharedSources = shared[name] ?? []
      return target
    }
    var system = Dictionary(uniqueKeysWithValues: files.map { ("\(root)/\($0)", $1) })
    system["\(root)/App.xcodeproj/project.pbxproj"] = "{}"
    for folder in packages.values { system["\(root)/\(folder)Package.swift"] = "" }
    let description = PackageDescription(
      name: "app", targets: targets,
      products: products.map { PackageProduct(name: $0, targets: [$0], isExecutable: false) })
    var builder = CatalogBuilder(
      codebase: Codebase(root: root, description: description), packages: [],
      toolchain: try Self.toolchain.get())
    builder.files = .inMemory(system)
    builder.choices = choices
    return try builder.build()
  }
}

extension ReadApp {
  /// An app with the structure of LUCA's template: its own protocols, three layers, and a separate app target.
  static let luca = ReadApp(
    files: [
      "ClockApp/ClockApp.swift":
        "import SwiftUI\nimport UserInterface\n@main struct ClockApp: App { var body: some Scene { AlarmScene() } }\n",
      "DataSource/Dependencies/DependencyClient.swift":
        "public protocol DependencyClient: Sendable {\n  static var liveValue: Self { get }\n  static var testValue: Self { get }\n}\n",
      "DataSource/Dependencies/DefaultsClient.swift":
        "import Foundation\npublic struct DefaultsClient: DependencyClient {\n  var get: @Sendable (String) -> Any?\n  public static let liveValue = Self(get: { UserDefaults.standard.object(forKey: $0) })\n  public static let testValue = Self(get: { _ in nil })\n}\n",
      "DataSource/Repositories/AlarmRepository.swift":
        "public struct AlarmRepository {\n  let client: DefaultsClient\n  public func load() -> [Alarm] { [] }\n}\n",
      "DataSource/Entities/Alarm.swift": "public struct Alarm: Sendable { public var hour: Int }\n",
      "Model/Composable.swift":
        "import Observation\n@MainActor public protocol Machine: AnyObject {\n  associatedtype Action: Sendable\n  func reduce(_ action: Action) async\n}\n",
      "Model/Stores/AlarmStore.swift":
        "import DataSource\n@MainActor @Observable public final class AlarmStore: Machine {\n  var alarms: [Alarm] = []\n  public func reduce(_ action: Action) async {\n    switch action {\n    case .task: break\n    case .addButtonTapped: alarms = []\n    }\n  }\n  public enum Action: Sendable { case task, addButtonTapped }\n}\n",
      "Model/Stores/SoundStore.swift":
        "@MainActor @Observable public final class SoundStore: Machine {\n  public func reduce(_ action: Action) async {}\n  public enum Action: Sendable { case task }\n}\n",
      "UserInterface/AlarmView.swift":
        "import Model\nimport SwiftUI\nstruct AlarmView: View {\n  @State var store: AlarmStore\n  var body: some View { Button(\"Add\") { Task { await store.reduce(.addButtonTapped) } }.sheet(isPresented: .constant(true)) { SoundView(store: SoundStore()) } }\n}\n",
      "UserInterface/SoundView.swift":
        "import Model\nimport SwiftUI\nstruct SoundView: View {\n  let store: SoundStore\n  var body: some View { Text(\"Sound\").task { await store.reduce(.task) } }\n}\n",
      "UserInterface/AlarmScene.swift":
        "import Model\nimport SwiftUI\npublic struct AlarmScene: Scene { public var body: some Scene { WindowGroup { AlarmView(store: AlarmStore()) } } }\n",
    ],
    dependencies: ["ClockApp": ["UserInterface"], "UserInterface": ["Model", "DataSource"], "Model": ["DataSource"]])

  static let tca = ReadApp(files: [
    "NotesApp/NotesApp.swift":
      "import ComposableArchitecture\nimport SwiftUI\n@main struct NotesApp: App {\n  static let store = Store(initialState: Notes.State()) { Notes() }\n  var body: some Scene { WindowGroup { NotesView(store: Self.store) } }\n}\n",
    "NotesApp/Notes.swift":
      "import ComposableArchitecture\n@Reducer struct Notes {\n  @Reducer enum Path { case note(Note), about }\n  @ObservableState struct State { var path = StackState<Path.State>() }\n  enum Action { case addButtonTapped, path(StackActionOf<Path>) }\n  @Dependency(\\.speech) var speech\n  var body: some ReducerOf<Self> { Reduce { state, action in\n    switch action {\n    case .addButtonTapped: return .none\n    case .path: return .none\n    }\n  }.forEach(\\.$path, action: \\.path) { Note() } }\n}\nstruct NotesView: View {\n  let store: StoreOf<Notes>\n  var body: some View { NavigationStack { Button(\"Add\") { store.send(.addButtonTapped) } } destination: { store in\n    switch store.case {\n    case .note(let store): NoteView(store: store)\n    case .about: AboutView()\n    }\n  } }\n}\n",
    "NotesApp/Note.swift":
      "import ComposableArchitecture\n@Reducer struct Note {\n  @ObservableState struct State { var title = \"\" }\n  enum Action { case task }\n}\nstruct NoteView: View {\n  let store: StoreOf<Note>\n  var body: some View { CardView() }\n}\nstruct CardView: View { var body: some View { Text(\"Card\") } }\nstruct AboutView: View { var body: some View { Text(\"About\") } }\n",
    "NotesApp/Speech.swift":
      "import Dependencies\n@DependencyClient struct SpeechClient { var start: () async -> Void }\nextension SpeechClient: DependencyKey { static let liveValue = SpeechClient(start: {}); static let testValue = SpeechClient(start: {}) }\n",
  ])

  static let mvvm = ReadApp(files: [
    "ShopApp/ShopApp.swift":
      "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { CartView() } } }\n",
    "ShopApp/ViewModels/CartViewModel.swift":
      "import Combine\nfinal class CartViewModel: ObservableObject {\n  @Published var items: [Item] = []\n  private let client = PriceClient()\n  func load() async { items = await client.items() }\n}\n",
    "ShopApp/ViewModels/DetailViewModel.swift":
      "import Combine\nfinal class DetailViewModel: ObservableObject { @Published var item: Item? }\n",
    "ShopApp/Views/CartView.swift":
      "import SwiftUI\nstruct CartView: View {\n  @StateObject private var viewModel = CartViewModel()\n  @State private var route: Route?\n  var body: some View { List {}.task { await viewModel.load() }.sheet(item: $route) { route in\n    switch route {\n    case .detail: DetailView(viewModel: DetailViewModel())\n    }\n  } }\n}\nenum Route: Identifiable {\n  case detail\n  var id: Self { self }\n}\n",
    "ShopApp/Views/DetailView.swift":
      "import SwiftUI\nstruct DetailView: View {\n  @ObservedObject var viewModel: DetailViewModel\n  var body: some View { Text(\"Detail\") }\n}\n",
    "ShopApp/Models/Item.swift": "struct Item { var price: Int }\n",
    "ShopApp/Services/PriceClient.swift":
      "import Foundation\nstruct PriceClient { func items() async -> [Item] { _ = URLSession.shared; return [] } }\n",
  ])

  static let clean = ReadApp(files: [
    "LandsApp/LandsApp.swift":
      "import SwiftUI\n@main struct LandsApp: App { var body: some Scene { WindowGroup { LandsList() } } }\n",
    "LandsApp/Container.swift":
      "import SwiftUI\nstruct DIContainer {\n  let interactors: Interactors\n  struct Interactors { let lands: LandsInteractor }\n}\nextension EnvironmentValues { var injected: DIContainer { get { DIContainer() } } }\n",
    "LandsApp/LandsInteractor.swift":
      "protocol LandsInteractor { func load() async }\nstruct RealLandsInteractor: LandsInteractor {\n  let web: LandsWebRepository\n  func load() async {}\n}\nstruct StubLandsInteractor: LandsInteractor { func load() async {} }\n",
    "LandsApp/LandsWebRepository.swift":
      "import Foundation\nprotocol LandsWebRepository { func lands() async -> [Land] }\nstruct RealLandsWebRepository: LandsWebRepository {\n  let session: URLSession\n  func lands() async -> [Land] { [] }\n}\n",
    "LandsApp/Land.swift": "struct Land { var name: String }\n",
    "LandsApp/LandsList.swift":
      "import SwiftUI\nstruct LandsList: View {\n  let container: DIContainer\n  @State private var path: [LandRoute] = []\n  var body: some View { NavigationStack(path: $path) { List {}.navigationDestination(for: LandRoute.self) { LandView(route: $0) } } }\n}\nenum LandRoute: Hashable { case land(String) }\nstruct LandView: View {\n  var route: LandRoute\n  var body: some View { Text(\"Land\") }\n}\n",
  ])

  static let plain = ReadApp(files: [
    "TruckApp/TruckApp.swift":
      "import SwiftUI\n@main struct TruckApp: App {\n  @StateObject private var model = TruckModel()\n  var body: some Scene { WindowGroup { ContentView().environmentObject(model) } }\n}\n",
    "TruckApp/TruckModel.swift":
      "import Combine\nfinal class TruckModel: ObservableObject { @Published var orders: [Order] = [] }\n",
    "TruckApp/Order.swift": "struct Order: Identifiable { var id: Int }\n",
    "TruckApp/ContentView.swift":
      "import SwiftUI\nstruct ContentView: View {\n  @EnvironmentObject private var model: TruckModel\n  @State private var panel: Panel? = .orders\n  var body: some View { NavigationSplitView { List(selection: $panel) {} } detail: { DetailColumn(panel: panel) } }\n}\nenum Panel: Hashable { case orders, sales }\nstruct DetailColumn: View {\n  var panel: Panel?\n  var body: some View {\n    switch panel {\n    case .orders: OrdersView()\n    case .sales: SalesView()\n    case nil: Text(\"\")\n    }\n  }\n}\nstruct OrdersView: View {\n  @EnvironmentObject var model: TruckModel\n  var body: some View { Text(\"Orders\") }\n}\nstruct SalesView: View { var body: some View { Text(\"Sales\") } }\n",
    "TruckApp/StoreActor.swift": "actor StoreActor { func buy() async {} }\n",
  ])
}

extension ArchitectureChoices {
  /// Creates choices from pairs of a pattern and the id of a profile.
  init(architectures: [(String, String)], kinds: [NamedKind] = []) {
    self.init(architectures: architectures.map { Architecture(pattern: $0, id: $1) }, kinds: kinds)
  }
}
