import LimnCatalog
import Testing

/// Limn infers the role of a type from its structure. The declarations resemble those in public apps.
@Suite struct RoleTests {
  @Test(
    "Is told by the structure",
    arguments: [
      // An AppKit window, and controllers that inherit from `UIViewController` through a type alias.
      ("final class Shortcuts: NSPanel { func close() {} }", "view", "Shortcuts"),
      (
        "struct MapView: View { typealias Controller = UIViewController\n  final class Map: Controller { func load() {} } }",
        "view",
        "MapView.Map"
      ),
      (
        "typealias Screen = ViewBase & Named\nclass ViewBase: UIViewController {}\nfinal class Login: Screen { func load() {} }",
        "view",
        "Login"
      ),
      // Views of AppKit and UIKit, also through a class of the app.
      ("final class Row: NSTableCellView { func load() {} }", "view", "Row"),
      ("class Editor: UITextView {}\nfinal class CodeEditor: Editor { func load() {} }", "view", "CodeEditor"),
      ("final class Source: NSObject, NSTableViewDataSource { func load() {} }", "service", "Source"),
      ("final class Tip: NSPopover { func close() {} }", "view", "Tip"),
      // Values that are named like routes and services, a class of values, and functions that belong to no value.
      ("enum MoveDestination { case left, right }", "entity", "MoveDestination"),
      ("enum AppRoute { case left, right }", "route", "AppRoute"),
      ("struct FoundService: Hashable { var name: String; func matches() -> Bool { true } }", "entity", "FoundService"),
      (
        "final class Version: Comparable { var text = \"\"; static func < (a: Version, b: Version) -> Bool { true } }",
        "entity", "Version"
      ),
      ("struct Permission { static func request() {} }", "service", "Permission"),
      ("struct Haptics { func tap() {} }", "service", "Haptics"),
      // A controller of a library, a widget through the clause of a protocol, and the delegate of a representable view.
      ("import Forms\nfinal class Settings: FormViewController { func load() {} }", "view", "Settings"),
      (
        "protocol Sized where Self: Widget {}\nstruct Clock: Sized { var body: some WidgetConfiguration { make() } }",
        "scene", "Clock"
      ),
      (
        "struct Picker: UIViewControllerRepresentable { func makeCoordinator() -> PickerCoordinator { make() } }\nfinal class PickerCoordinator: NSObject { func pick() {} }",
        "type", "PickerCoordinator"
      ),
      // A coordinator of the app beside one that is a part of a view.
      (
        "struct Map: UIViewRepresentable { func makeCoordinator() -> Coordinator { make() }\n  final class Coordinator: NSObject { func move() {} } }\nfinal class Coordinator { func start() {} }",
        "type", "Map.Coordinator"
      ),
      (
        "struct Map: UIViewRepresentable { func makeCoordinator() -> Coordinator { make() }\n  final class Coordinator: NSObject { func move() {} } }\nfinal class Coordinator { func start() {} }",
        "coordinator", "Coordinator"
      ),
      ("@main struct Start { static func main() {} }", "entry", "Start"),
      // A layout, a maker of texts, and what coordinates no screens.
      ("struct Flow: Layout { func sizeThatFits() -> Int { 1 } }", "type", "Flow"),
      ("enum DotTitle { static func text(_ title: String) -> Text { Text(title) } }", "type", "DotTitle"),
      (
        "final class KeyCoordinator: ObservableObject { private var monitor: Any?\n  func setHovered(id: String) {} }",
        "store", "KeyCoordinator"
      ),
      // Data that can be observed and identified, and the closures of a view.
      (
        "final class Cart: ObservableObject, Codable { @Published var count = 1\n  func encode(to encoder: any Encoder) {} }\nextension Cart: Hashable { func hash(into hasher: inout Hasher) {} }\nstruct Row: View { @ObservedObject var cart: Cart\n  var body: some View { Text(\"\") } }",
        "entity", "Cart"
      ),
      (
        "struct MenuActions { var close: () -> Void }\nstruct Menu: View { let actions: MenuActions\n  var body: some View { Text(\"\") } }",
        "type", "MenuActions"
      ),
      ("struct PostViewModel: Identifiable { let id: String }", "entity", "PostViewModel"),
      // A class that is named as a service, and that a view observes or only calls.
      (
        "final class LoginService: ObservableObject { @Published var name = \"\" }\nstruct Home: View { @Injected var login: LoginService\n  var body: some View { Text(\"\") } }",
        "service", "LoginService"
      ),
      (
        "final class LoginService: ObservableObject { @Published var name = \"\" }\nstruct Home: View { @ObservedObject var login: LoginService\n  var body: some View { Text(\"\") } }",
        "store", "LoginService"
      ),
      // The initializer of a shared instance works, that of a value does not.
      (
        "final class TapMonitors { static let shared = TapMonitors()\n  let taps = PassthroughSubject<Void, Never>()\n  private init() { listen() } }",
        "service", "TapMonitors"
      ),
      (
        "final class PondCommand { let name: String\n  init(name: String) { self.name = name } }", "entity",
        "PondCommand"
      ),
      // The item of a sheet is data. It does not make its holder a router.
      (
        "struct Task: Identifiable { var id = 1 }\nfinal class ListViewModel: ObservableObject { @Published var selected: Task?\n  func load() {} }\nstruct List: View { @StateObject var viewModel = ListViewModel()\n  var body: some View { Text(\"\").sheet(item: $viewModel.selected) { _ in Text(\"\") } } }",
        "view-model", "ListViewModel"
      ),
      // Property wrappers and result builders.
      ("@propertyWrapper final class Isolated<Value> { var wrappedValue: Value; func lock() {} }", "type", "Isolated"),
      ("@resultBuilder enum ListBuilder { static func buildBlock() -> [Int] { [] } }", "type", "ListBuilder"),
      ("@propertyWrapper struct Saved: DynamicProperty { var wrappedValue = 0 }", "container", "Saved"),
      // The role of a protocol can depend on the type that implements the protocol. In both examples, the name of this
      // type ends with the name of the protocol.
      (
        "protocol NotesStorage { func save() }\nfinal class CoreDataNotesStorage: NotesStorage { func save() {} }",
        "repository",
        "NotesStorage"
      ),
      (
        "protocol EventsHandler { func open() }\nstruct LiveEventsHandler: EventsHandler { func open() {} }", "type",
        "EventsHandler"
      ),
      // Namespaces with only types in them, and an empty struct.
      ("enum Texts { enum Alert { static let title = \"\" } }", "type", "Texts"),
      ("struct Sizes { enum Row { static let height = 1 } }", "type", "Sizes"),
      ("struct Mark {}", "entity", "Mark"),
      // An observable class that its own protocol calls a service.
      (
        "protocol PumpService: ObservableObject {}\nfinal class PondPumpService: PumpService { @Published var depth = 1 }",
        "service", "PondPumpService"
      ),
      // Closures that only one type uses.
      ("final class Pump { struct Parts { var open: () -> Void } }", "type", "Pump.Parts"),
      ("private struct Parts { var open: () -> Void }", "type", "Parts"),
      ("struct DepthPresenter { let unit: String; func text() -> String { unit } }", "service", "DepthPresenter"),
      ("struct DepthUnit { let unit: String; func text() -> String { unit } }", "entity", "DepthUnit"),
      // A view of a package, and values with a body.
      ("import Parts\nstruct Search: Component { var body: some View { Text(\"\") } }", "view", "Search"),
      ("struct Note: Hashable { var body: some View { Text(\"\") } }", "entity", "Note"),
      // The route of a drug, and one of an app.
      ("enum DrugRoute: String, CaseIterable { case oral, nasal }", "entity", "DrugRoute"),
      ("enum PageRoute: String { case home, list }", "route", "PageRoute"),
      // A view that only previews create.
      (
        "private struct Sample: View { var body: some View { Text(\"\") } }\n#Preview { Sample() }", "preview", "Sample"
      ),
      (
        "struct LinkPreview: View { var body: some View { Text(\"\") } }\n#Preview { LinkPreview() }", "preview",
        "LinkPreview"
      ),
      (
        "struct LinkPreview: View { var body: some View { Text(\"\") } }\nstruct Row: View { var body: some View { LinkPreview() } }\n#Preview { LinkPreview() }",
        "view", "LinkPreview"
      ),
      // A view that a view of the app creates whose name is like that of a preview.
      (
        "struct LinkPreview: View { var body: some View { PreviewRow() } }\nstruct PreviewRow: View { var body: some View { Text(\"\") } }\nstruct Home: View { var body: some View { LinkPreview() } }",
        "view", "PreviewRow"
      ),
      // A screen of the app whose name starts like that of a preview, and a container that previews create.
      (
        "struct PreviewsView: View { var body: some View { Text(\"\") } }\nstruct Home: View { var body: some View { PreviewsView() } }",
        "view", "PreviewsView"
      ),
      (
        "struct PreviewInner: View { var body: some View { Text(\"\") } }\nstruct PreviewOuter: View { var body: some View { PreviewInner() } }",
        "preview", "PreviewInner"
      ),
      ("private struct Dial: View { var body: some View { Text(\"\") } }", "view", "Dial"),
      // A view that conforms to a library's protocol, whose `body` is a function with a parameter.
      (
        "struct Cover: ConnectedView { let id: Int\n  func body(props: Int) -> some View { Text(\"\") } }", "view",
        "Cover"
      ),
      ("struct Overview: AnyOverView { var title = \"\" }", "entity", "Overview"),
      // A service does work for other types, an entity only holds values, and a store publishes its state.
      ("struct OrderGenerator { var known: [Int]; func orders() -> [Int] { known } }", "service", "OrderGenerator"),
      ("enum BodyMaker { static func makeBody() -> String { \"\" } }", "service", "BodyMaker"),
      ("enum Bridging {}\nextension Bridging { static func connect() {} }", "service", "Bridging"),
      ("enum Links { static let home = \"/\" }", "type", "Links"),
      ("struct Fraction { var value: Int; func rounded() -> Int { value } }", "entity", "Fraction"),
      (
        "final class DeepLinkFactory: ObservableObject { private let flags: Int = 0; func make() {} }", "service",
        "DeepLinkFactory"
      ),
      ("final class Uploads: ObservableObject { @Published var all: [Int] = []; func add() {} }", "store", "Uploads"),
      (
        "class Access: ObservableObject { @Published var isGiven = false }\nfinal class CameraAccess: Access {}",
        "store", "CameraAccess"
      ),
      // An enum whose cases are screens is a route. An enum whose cases only differ in their icons is not.
      (
        "struct A: View { var body: some View { Text(\"\") } }\nstruct B: View { var body: some View { Text(\"\") } }\nenum Menu { case a, b\n  @ViewBuilder var content: some View {\n    switch self {\n    case .a: A()\n    case .b: B()\n    }\n  } }",
        "route", "Menu"
      ),
      // An enum whose cases show one view, one that an alert asks about, and one that only has to do with a sheet.
      (
        "enum Height { case low, high }\nstruct A: View { @State var sheetHeight = Height.low\n  var body: some View { Button(\"\") { sheetHeight = Height.high } } }",
        "entity", "Height"
      ),
      (
        "struct A: View { var body: some View { Text(\"\") } }\nenum End { case a, b, c\n  @ViewBuilder var content: some View { switch self {\n    case .a: A()\n    case .b: Text(\"\")\n    case .c: HStack { A() }\n  } } }",
        "entity", "End"
      ),
      (
        "enum Asked: Identifiable { case stop, start }\nstruct A: View { @State var asked: Asked?\n  var body: some View { Text(\"\").confirmationDialog(\"\", isPresented: .constant(true), presenting: asked) { _ in Text(\"\") } } }",
        "entity", "Asked"
      ),
      (
        "enum Mood { case good, bad\n  @ViewBuilder var icon: some View {\n    switch self {\n    case .good: Text(\"+\")\n    case .bad: Text(\"-\")\n    }\n  } }",
        "entity", "Mood"
      ),
      ("struct AppUserDefaults { @UserDefault(\"region\") static var region: String }", "client", "AppUserDefaults"),
      // A type whose properties are closures is a client if the closures access something outside the app. The type is
      // not a client if it only wraps a closure to give it a name.
      ("struct Sounds { var play: () -> Void; var stop: () -> Void }", "client", "Sounds"),
      (
        "struct OpenWindow { var action: (String) -> Void; func callAsFunction(_ id: String) { action(id) } }", "type",
        "OpenWindow"
      ),
      ("enum Message { case start(Bridge)\n  struct Bridge { var answer: (Int) -> Void } }", "type", "Message.Bridge"),
      (
        "struct Row: View { var body: some View { Text(\"\") } }\nextension Row { struct Texts { var title: String; var open: () -> Void; var count: Int } }",
        "entity", "Row.Texts"
      ),
      // A class whose instances are data is an entity. A class that loads data is a service.
      (
        "final class Member: Decodable, Hashable { let id: Int; func hash(into hasher: inout Hasher) {} }", "entity",
        "Member"
      ),
      (
        "final class Die: Identifiable { var id = 1; var result = 1; func roll() { result = 2 } }", "entity", "Die"
      ),
      // The app's own styles are modifiers, also the one that erases the type of another.
      (
        "protocol KeyStyle {}\nstruct PlainKey: KeyStyle { func makeBody(configuration: Text) -> some View { configuration } }",
        "modifier", "PlainKey"
      ),
      (
        "struct AnyKey { private var build: (Text) -> AnyView; func makeBody(configuration: Text) -> some View { build(configuration) } }",
        "modifier", "AnyKey"
      ),
      (
        "protocol KeyStyle {}\nstruct Loud: KeyStyle { var isLoud = true }", "entity", "Loud"
      ),
      (
        "struct Dock: View { var body: some View { makeBody(isOpen: true) }\n  func makeBody(isOpen: Bool) -> some View { Text(\"\") } }",
        "view", "Dock"
      ),
      ("struct Sail: ParsableCommand { mutating func run() throws {} }", "entry", "Sail"),
      ("final class DockMenu: NSMenu { func open() {} }", "view", "DockMenu"),
      // An action is sent. A value that a view stores says what the view shows.
      (
        "struct Buoy: View { enum Action { case ring, sink }\n  let action: Action\n  var body: some View { Text(\"\") } }",
        "entity", "Buoy.Action"
      ),
      (
        "struct Horn: View { enum Action { case blow }\n  let send: (Action) -> Void\n  var body: some View { Text(\"\") } }",
        "action", "Horn.Action"
      ),
      (
        "final class Lake { func send(_ action: LakeAction) {} }\nenum LakeAction { case rise }", "action", "LakeAction"
      ),
      (
        "protocol FeedInteractor {}\nfinal class FeedInteractorByHand: FeedInteractor { func feed() {} }", "use-case",
        "FeedInteractorByHand"
      ),
      ("func row(action: RowAction) {}\nenum RowAction { case swim }", "entity", "RowAction"),
      (
        "protocol KeyStyle {}\nstruct LoudKeyStyle: KeyStyle { var isLoud = true }",
        "modifier", "LoudKeyStyle"
      ),
      ("final class MemberLoader: Codable { let id: Int; func load() {} }", "service", "MemberLoader"),
      // Errors, keys of coders and of dependencies, and a private helper have no role. An adapter works.
      ("enum PondError: Error { case deep; func text() {} }", "type", "PondError"),
      ("struct Pond: Codable { let a: Int; enum CodingKeys: String, CodingKey { case a } }", "type", "Pond.CodingKeys"),
      (
        "import Dependencies\nenum PondKey: DependencyKey { static let liveValue = Pond() }\nstruct Pond { let depth: Int }",
        "type", "PondKey"
      ),
      ("private final class Once { func resume() {} }", "type", "Once"),
      ("private final class PondLoader { func load() {} }", "service", "PondLoader"),
      ("struct PondAdapter { let depth: Int; func adapt() -> Int { depth } }", "service", "PondAdapter"),
      // An enum that determines the content of a sheet is a route. Here, `Map` and `Gallery` each contain an enum
      // `Shown`. Only `Map` has a sheet, and the type of the sheet's item is `Map.Shown`.
      (
        "struct Map: View { @State private var shown: Shown?\n  var body: some View { Text(\"\").sheet(item: $shown) { make($0) } } }\nprivate extension Map { enum Shown: Identifiable { case filter, search } }\nstruct Gallery: View { var body: some View { Text(\"\") }\n  enum Shown { case big, small } }",
        "route", "Map.Shown"
      ),
      (
        "struct Map: View { @State private var shown: Shown?\n  var body: some View { Text(\"\").sheet(item: $shown) { make($0) } } }\nprivate extension Map { enum Shown: Identifiable { case filter, search } }\nstruct Gallery: View { var body: some View { Text(\"\") }\n  enum Shown { case big, small } }",
        "entity", "Gallery.Shown"
      ),
    ])
  func isToldByTheStructure(code: String, kind: String, name: String) throws {
    let start = "import SwiftUI\n@main struct ToolApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
    let app = ReadApp(files: ["ToolApp/ToolApp.swift": start, "ToolApp/Code.swift": code + "\n"])
    let index = try app.catalog().index
    #expect(
      index.entities.keys.contains("\(kind)/ToolApp/\(name)"),
      "\(index.entities.keys.filter { $0.hasSuffix("/" + name) })")
  }

  @Test("An observable class in a folder of services is a service until a view observes it") func services() throws {
    let player = "import Combine\nfinal class Player: ObservableObject { @Published var song = \"\" }\n"
    var app = ReadApp.plain
    app.files["TruckApp/Audio/Player.swift"] = player
    #expect(try app.catalog().index.entities["store/TruckApp/Player"] != nil)
    app.files["TruckApp/Audio/Player.swift"] = nil
    app.files["TruckApp/Services/Player.swift"] = player
    #expect(try app.catalog().index.entities["service/TruckApp/Player"] != nil)
    app.files["TruckApp/Song.swift"] =
      "struct Song: View { @EnvironmentObject var player: Player\n  var body: some View { Text(\"\") } }\n"
    #expect(try app.catalog().index.entities["store/TruckApp/Player"] != nil)
  }

  /// If an app extension has only one view controller, this view controller is the entry point of the extension.
  @Test("The only view controller of an extension is its start") func theOnlyViewControllerOfAnExtensionIsItsStart()
    throws
  {
    let share = "import UIKit\nfinal class ShareController: UIViewController { func load() {} }\n"
    var app = ReadApp(
      files: [
        "ToolApp/ToolApp.swift":
          "import SwiftUI\n@main struct ToolApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\nfinal class Login: UIViewController { func load() {} }\n",
        "ShareExtension/Share.swift": share,
      ], dependencies: ["ToolApp": ["ShareExtension"]])
    let one = try app.catalog().index.entities
    #expect(
      one["entry/ShareExtension/ShareController"] != nil && one["view/ToolApp/Login"] != nil, "\(one.keys.sorted())")
    app.files["ShareExtension/Share.swift"] = share + "final class Detail: UIViewController { func load() {} }\n"
    let two = try app.catalog().index.entities
    #expect(
      two["view/ShareExtension/ShareController"] != nil && two["view/ShareExtension/Detail"] != nil,
      "\(two.keys.sorted())")
  }

  /// A delegate that forwards events to a store is not a store.
  @Test("An observable class of LUCA without actions is a service")
  func anObservableClassOfLUCAWithoutActionsIsAService() throws {
    var app = ReadApp.luca
    app.files["Model/Stores/AlarmDelegate.swift"] =
      "import Combine\npublic final class AlarmDelegate: ObservableObject {\n  @Published var isOn = false\n  let store: AlarmStore\n  func fire() async { await store.reduce(.task) }\n}\n"
    app.files["Model/Stores/Dialogs.swift"] =
      "import Observation\n@Observable final class Dialogs {\n  var text = \"\"\n  let action: (Action) async -> Void\n  enum Action { case asked }\n}\n"
    let index = try app.catalog().index
    #expect(
      index.entities["service/Model/AlarmDelegate"]?.layer?.hasSuffix("/model") == true,
      "\(index.entities.keys.sorted())")
    #expect(index.entities["store/Model/AlarmStore"] != nil && index.entities["store/Model/Dialogs"] != nil)
  }

  /// A view contract is a protocol that a view model implements. If a view is generic over its view model, the
  /// constraint of the generic parameter is the view contract.
  @Test("Views that are generic over their models hold contracts")
  func viewsThatAreGenericOverTheirModelsHoldContracts() throws {
    let app = ReadApp(files: [
      "ListApp/ListApp.swift":
        "import SwiftUI\n@main struct ListApp: App { var body: some Scene { WindowGroup { ItemsView(viewModel: ItemsModel()) } } }\n",
      "ListApp/Items.swift":
        "import SwiftUI\nprotocol ItemsContract: ObservableObject { var items: [Int] { get } }\nfinal class ItemsModel: ItemsContract { @Published var items: [Int] = [] }\nfinal class PreviewItemsModel: ItemsContract { @Published var items = [1] }\nstruct ItemsView<ViewModel: ItemsContract>: View {\n  @ObservedObject var viewModel: ViewModel\n  var body: some View { Text(\"\") }\n}\n",
      "ListApp/Detail.swift":
        "import SwiftUI\nprotocol DetailContract: ObservableObject { var title: String { get } }\nfinal class DetailModel: DetailContract { @Published var title = \"\" }\nfinal class PreviewDetailModel: DetailContract { @Published var title = \"A\" }\nstruct DetailView<ViewModel: DetailContract>: View {\n  @ObservedObject var viewModel: ViewModel\n  var body: some View { Text(\"\") }\n}\n",
    ])
    let index = try app.catalog().index
    #expect(index.entities(of: .app).map { $0.recognition?.architecture } == ["view-contracts"])
    #expect(index.entities(of: .viewContract).map(\.name) == ["DetailContract", "ItemsContract"])
  }
}
