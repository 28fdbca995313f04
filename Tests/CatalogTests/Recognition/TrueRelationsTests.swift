import LimnCatalog
import LimnPlatform
import Testing

/// Relations, outputs, and effects that look right by their names but are wrong, each beside a similar one that is right.
struct TrueRelationsTests {
  private static let app =
    "import SwiftUI\n@main struct PondApp: App { var body: some Scene { WindowGroup { HomeView() } } }\nstruct HomeView: View { var body: some View { Text(\"\") } }\n"

  private static func index(_ code: String, _ more: [String: String] = [:]) throws -> CatalogIndex {
    let files = ["PondApp/PondApp.swift": app, "PondApp/Code.swift": code + "\n"]
    return try ReadApp(files: files.merging(more) { $1 }).catalog().index
  }

  /// The relations to an entity, as the name of the other entity and the kind.
  private static func relations(to name: String, in index: CatalogIndex) -> Set<String> {
    Set(
      index.relations.filter { $0.to.hasSuffix("/" + name) && $0.kind != .partOf }.map {
        "\($0.from.fileName) \($0.kind.rawValue)"
      })
  }

  @Test(
    "A case without its type is of the type that is written where it goes",
    arguments: [
      // The types of these values are those of a framework.
      ("struct User { func run(_ window: NSWindow) { window.titleVisibility = .sunken } }", false),
      ("struct User: View { var body: some View { Text(\"\").transition(.sunken) } }", false),
      ("struct User { func run(_ all: [NSAttributedString.Key: Any]) -> Any? { all[.sunken] } }", false),
      ("struct User { func run() { switch other() {\n case .sunken: break\n default: break } } }", false),
      ("struct User { func run() { let depth = other(); if depth == .sunken {} } }", false),
      // The types of these values are written.
      ("struct User { var depth: Depth = .sunken }", true),
      ("struct User { var depth: Depth?; mutating func run() { depth = .sunken } }", true),
      ("struct User { var depth = Depth.floating; func run() -> Bool { depth == .sunken } }", true),
      ("struct User { func run(_ depth: Depth) { switch depth {\n case .sunken: break\n default: break } } }", true),
      ("struct User { var boat: Boat; func run() { boat.depth = .sunken } }", true),
    ])
  func caseWithoutItsType(user: String, isFound: Bool) throws {
    let index = try Self.index(
      user,
      [
        "PondApp/Depth.swift":
          "enum Depth { case sunken, floating }\nstruct Boat { var name: String; var depth: Depth }\n"
      ])
    let evidence = index.relations.filter { $0.to.hasSuffix("/Depth") && $0.from.hasSuffix("/User") }.flatMap(
      \.evidence)
    #expect(evidence.contains { $0.member == "sunken" } == isFound, "\(evidence)")
  }

  @Test(
    "A relation is what the code does with an object, not that it names its type",
    arguments: [
      // What is done with a shared object decides, not the way to it.
      ("struct User: View { var body: some View { Button(\"\") { Fleet.shared.sail() } } }", "uses"),
      ("struct User: View { var body: some View { Text(Fleet.shared.flag) } }", "reads"),
      ("struct User: View { @StateObject var fleet = Fleet()\n  var body: some View { Text(\"\") } }", "uses owns"),
      (
        "struct User<Content: View>: View { @StateObject var fleet = Fleet()\n  var body: some View { Text(\"\") } }",
        "uses owns"
      ),
      ("struct User: View { @State var fleet: Fleet?\n  var body: some View { Text(\"\") } }", "uses owns"),
      (
        "struct User: View { @ObservedObject var fleet = Fleet.shared\n  var body: some View { Text(\"\") } }",
        "uses binds"
      ),
      ("struct User: View { @ObservedObject var fleet: Fleet\n  var body: some View { Text(\"\") } }", "uses binds"),
      ("struct User: View { @State var fleet = Fleet.shared\n  var body: some View { Text(\"\") } }", "uses binds"),
      ("struct User: View { @State var flag = Fleet.shared.flag\n  var body: some View { Text(\"\") } }", "reads"),
      ("struct User: View { let boats: [Fleet.Boat]\n  var body: some View { Text(\"\") } }", "uses"),
      ("struct User: View { var body: some View { Text(\"\").environmentObject(Fleet.shared) } }", "uses injects"),
      (
        "struct User: View { var body: some View { Text(\"\").environment(\\.flag, Fleet.shared.flag) } }", "reads"
      ),
      (
        "struct User: View { let fleet: Fleet\n  var body: some View { Text(\"\").environmentObject(fleet) } }",
        "binds injects"
      ),
      (
        "struct User: View { var body: some View { Text(\"\").environment(\\.act, Act { Fleet.shared.sail() }) } }",
        "uses"
      ),
      ("struct User { func run() -> Any { other[.Fleet.name] } }", "uses"),
      (
        "struct User<Model: Fleet>: View { @ObservedObject var model: Model\n  var body: some View { Text(\"\") } }",
        "binds"
      ),
      (
        "struct User<Model>: View where Model: Fleet { @StateObject var model: Model\n  var body: some View { Text(\"\") } }",
        "owns"
      ),
      ("final class User: Coordinator { var fleet = Fleet() }", "owns"),
      ("final class User: Coordinator { lazy var fleet: Fleet = self }", ""),
      ("struct User {\n#if false\n  @ObservedObject var fleet = Fleet()\n#endif\n}", ""),
    ])
  func objects(user: String, expected: String) throws {
    let fleet =
      "import SwiftUI\nfinal class Fleet: ObservableObject { static let shared = Fleet(); @Published var flag = \"\"; struct Boat {}; func sail() {} }\n"
    let index = try Self.index(user, ["PondApp/Fleet.swift": fleet])
    let kinds = Self.relations(to: "Fleet", in: index).filter { $0.hasPrefix("User ") }.map { $0.dropFirst(5) }
    #expect(Set(kinds).subtracting(["uses"]) == Set(expected.split(separator: " ")).subtracting(["uses"]))
  }

  @Test("A value of the environment is of the type that its declaration names, and a mock of its own type")
  func environmentAndMocks() throws {
    let index = try Self.index(
      """
      import SwiftUI
      final class Fleet: ObservableObject { @Published var flag = ""; static func testAll(_ names: [String]) -> Bool { true } }
      extension EnvironmentValues { @Entry var fleet: Fleet = Fleet() }
      struct User: View { @Environment(\\.fleet) var fleet; var body: some View { Text("") } }
      """)
    let found = Self.relations(to: "Fleet", in: index)
    #expect(found.contains("User needsEnvironment") && !found.contains { $0.hasSuffix("mocks") }, "\(found)")
  }

  @Test(
    "A member belongs to the type of the value before the dot",
    arguments: [
      ("struct User { @Environment(\\.fleet) var fleet; func run() { fleet.sail() } }", "sail()"),
      ("struct User { @FocusedValue(\\.fleet) var fleet; func run() { fleet?.sail() } }", "sail()"),
      ("struct User { func run(_ boat: Fleet) { boat.sail() } }", "sail()"),
      ("struct User { func run() { let boat = Fleet(); boat.sail() } }", "sail()"),
      ("struct User { var fleet: Fleet?; func run() { if let fleet { fleet.sail() } } }", "sail()"),
      ("struct User { let port: Port; func run() { self.port.fleet.sail() } }", "sail()"),
      ("struct User { let fleet: NavyFleet; func run() { fleet.sail() } }", "sail()"),
      ("struct User { func run() { Fleet.shared.sail() } }", "sail()"),
      ("struct User { func run() { moor(.shared) } }\nfunc moor(_ fleet: Fleet) {}", "shared"),
      // The types of these values are not known.
      ("struct User { func run() { let fleet = other(); fleet.sail() } }", nil),
      ("struct User { let fleet: Fleet; func run() { other.fleet.sail() } }", nil),
      ("struct User { func run() { moor(.shared) } }\nfunc moor(_ fleet: NSFleet) {}", nil),
    ])
  func members(user: String, member: String?) throws {
    let fleet =
      "import SwiftUI\nclass Fleet { static let shared = Fleet(); func sail() {} }\nfinal class NavyFleet: Fleet { func dock() {} }\nstruct Port { let fleet: Fleet }\nextension EnvironmentValues { @Entry var fleet: Fleet = Fleet() }\n"
    let index = try Self.index(user, ["PondApp/Fleet.swift": fleet])
    let uses = index.relations.filter { $0.from.hasSuffix("/User") && $0.to.hasSuffix("/Fleet") }
    let names = uses.flatMap(\.evidence).compactMap(\.member)
    #expect(member.map(names.contains) ?? names.isEmpty, "\(names)")
  }

  @Test("Only views should have previews, and controls start work") func coveredViews() throws {
    let index = try Self.index(
      """
      struct Menus: Commands { var body: some Commands { EmptyCommands() } }
      struct Wave: Shape { func path(in rect: CGRect) -> Path { Path() } }
      final class Floating: NSPanel {}
      struct Lake: View { var body: some View { Button("Sail") { sail() }.roundButton().onAppear { sail() } }; func sail() {} }
      """)
    #expect(index.coveredViews.map(\.name) == ["HomeView", "Lake"])
    #expect(index.entities["view/PondApp/Lake"]?.effects?.map(\.name) == ["Button Sail", "onAppear"])
  }

  @Test("A method that a macro makes for a case of an action sends it, and a key path in an attribute handles it")
  func actionsOfMacros() throws {
    let index = try Self.index(
      """
      import SwiftUI
      @Stateful final class Fleet: ObservableObject {
        enum Action { case sail(to: String), sink }
        @Function(\\Action.Cases.sail) private func _sail(_ place: String) {}
      }
      struct User: View { @ObservedObject var fleet: Fleet; var body: some View { Button("") { fleet.sail(to: "") } } }
      """)
    let found = Self.relations(to: "Fleet.Action", in: index)
    #expect(found.contains("User emits") && found.contains("Fleet handles"), "\(found)")
    #expect(!index.relations.contains { $0.evidence.contains { $0.member == "sink" } })
  }

  @Test(
    "A case of a route that is only compared, looked up, or chosen first leads nowhere",
    arguments: [
      (
        "struct User: View { @State var tab: Shore = .north\n  var body: some View { Text(\"\").tag(Shore.south) } }",
        false
      ),
      (
        "struct User: View { let counts: [Shore: Int]\n  var body: some View { Text(\"\\(counts[Shore.north] ?? 0)\") } }",
        false
      ),
      (
        "struct User: View { let shore: Shore\n  var body: some View { if shore == Shore.north { Text(\"\") } } }",
        false
      ),
      ("struct User: View { var body: some View { Line(shore: Shore.north) } }", false),
      ("struct User { func name() -> Shore { Shore.north } }", false),
      ("struct User: View { var body: some View { Text(Shore.north.title) } }", false),
      ("struct User: View { var body: some View { Text(\"\").tag(Choice.shore(.north)) } }", false),
      (
        "struct User: View { @Binding var shore: Shore?\n  var body: some View { Button(\"\") { shore = Shore.north } } }",
        true
      ),
    ])
  func mentionedRoutes(user: String, navigates: Bool) throws {
    let shores =
      "import SwiftUI\nenum Shore: Hashable { case north, south; var title: String { \"\" } }\nenum Choice: Hashable { case shore(Shore) }\nstruct Line: View { let shore: Shore; var body: some View { Text(\"\") } }\nstruct Map: View { @State var shore: Shore?; var body: some View { Text(\"\").navigationDestination(item: $shore) { _ in Text(\"\") } } }\n"
    let index = try Self.index(user, ["PondApp/Shores.swift": shores])
    let found = Self.relations(to: "Shore", in: index)
    #expect(found.contains("User navigatesTo") == navigates && found.contains("Line uses"), "\(found)")
  }

  @Test("A type in a function or closure is visible only there") func localTypes() throws {
    let index = try Self.index(
      """
      struct User { let ripple: Ripple; func run() { struct Wave {}; _ = Wave() } }
      struct Other { func run() { _ = Wave() } }
      struct Third { func run() { _ = { struct Wave {}; _ = Wave() } } }
      #Preview { struct Ripple: View { var body: some View { Text("") } }; return Ripple() }
      """, ["PondApp/More.swift": "struct Fourth { let ripple: Ripple }\n"])
    let waves = index.relations.filter { $0.to.contains("Wave") && $0.kind != .partOf }
    #expect(Set(waves.map(\.from.fileName)).isDisjoint(with: ["Other", "Fourth"]), "\(waves)")
    #expect(Self.relations(to: "Ripple", in: index).isDisjoint(with: ["User uses", "Fourth uses"]))
  }

  @Test("The head of an extension uses no outer type") func heads() throws {
    let index = try Self.index(
      """
      struct Pool { struct Lane { var length: Int } }
      extension Pool.Lane { func swim() {} }
      """)
    #expect(!Self.relations(to: "Pool", in: index).contains("Pool.Lane uses"))
  }

  @Test("A closure that gives the view a value is no output, and a call of the app's own closure starts no work")
  func outputs() throws {
    let index = try Self.index(
      """
      struct Form<Content: View>: View {
        var title: (Int) -> String
        @ViewBuilder var content: () -> Content
        var onSave: ((Int) -> Void)?
        var onClose: () -> ()
        var mayClose: () async throws -> Bool
        var onSubmit: (String) -> Void
        var body: some View { content().task { await load() }.onAppear(perform: load) }
        func send() { onSubmit("a"); self.onSubmit("b") }
      }
      """)
    let form = try #require(index.entities["view/PondApp/Form"])
    #expect(form.outputs.map(\.name).sorted() == ["onClose", "onSave", "onSubmit"])
    #expect(form.effects?.map(\.name) == ["onAppear", "task"])
  }

  @Test("A private view, a view of UIKit, and a modifier report by their closures") func outputsOfOthers() throws {
    let index = try Self.index(
      """
      private struct Form: View { let onSave: () -> Void
        private var onClose: (() -> Void)?
        var body: some View { Text("") } }
      final class Cell: UITableViewCell { var onTap: ((Int) -> Void)?; private var onLoad: (() -> Void)? }
      struct Asks: ViewModifier { var onAnswer: (Bool) -> Void
        func body(content: Content) -> some View { content } }
      """)
    let outputs = index.entities.values.flatMap { entity in entity.outputs.map { "\(entity.name).\($0.name)" } }
    #expect(outputs.sorted() == ["Asks.onAnswer", "Cell.onTap", "Form.onSave"])
  }

  @Test("A type that several files declare for different platforms is one type") func platformCopies() throws {
    let index = try Self.index(
      "#if os(macOS)\nstruct Lake { var depth: Depth }\n#endif\nprivate struct Fish {}",
      [
        "PondApp/More.swift": "#if os(iOS)\nstruct Lake { var wind: Wind }\n#endif\nprivate struct Fish {}\n",
        "PondApp/Values.swift": "struct Depth {}\nstruct Wind {}\n",
      ])
    #expect(index.entities.keys.filter { $0.contains("Lake") } == ["entity/PondApp/Lake"])
    #expect(index.entities.keys.count { $0.contains("Fish") } == 2)
    #expect(Self.relations(to: "Depth", in: index) == ["Lake uses"])
    #expect(Self.relations(to: "Wind", in: index) == ["Lake uses"])
  }

  @Test("A file of two targets is visible in both") func sharedFiles() throws {
    var app = ReadApp(
      files: [
        "PondApp/PondApp.swift": Self.app, "PondApp/Shared.swift": "enum Depth { case sunken }\n",
        "PondApp/Own.swift": "struct Secret {}\n",
        "PumpExtension/Pump.swift": "struct Pump { var depth: Depth = .sunken; var secret: Secret? }\n",
      ], dependencies: ["PondApp": ["PumpExtension"]])
    #expect(Self.relations(to: "Depth", in: try app.catalog().index).isEmpty)
    app.shared = ["PumpExtension": ["PondApp/Shared.swift"]]
    let index = try app.catalog().index
    #expect(Self.relations(to: "Depth", in: index).contains("Pump uses"), "\(Self.relations(to: "Depth", in: index))")
    #expect(Self.relations(to: "Secret", in: index).isEmpty)
  }

  @Test("A view is not needed from the environment if it only contains the type of the value") func qualifier() throws {
    let index = try Self.index(
      """
      struct Editor: View { @Observable final class Model {}
        var body: some View { Text("") } }
      struct User: View { @Environment(Editor.Model.self) var model
        var body: some View { Text("") } }
      """)
    #expect(Self.relations(to: "Editor.Model", in: index) == ["User needsEnvironment"])
    #expect(!Self.relations(to: "Editor", in: index).contains("User needsEnvironment"))
  }

  @Test("An alias in a type stands for the type that it names") func aliases() throws {
    let index = try Self.index(
      """
      protocol Routing { typealias Router = PondRouter<Self> }
      final class PondRouter<Owner>: ObservableObject { @Published var owner: Owner? }
      final class Flow: Routing {}
      struct User: View { @EnvironmentObject var router: Flow.Router
        var body: some View { Text("") } }
      """)
    let needed = index.relations.filter { $0.kind == .needsEnvironment }
    #expect(needed.map(\.to.fileName) == ["PondRouter"], "\(needed)")
    #expect(!Self.relations(to: "Routing", in: index).contains("User uses"))
  }
}
