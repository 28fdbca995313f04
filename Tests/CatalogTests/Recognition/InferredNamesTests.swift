import LimnCatalog
import LimnPlatform
import Testing

/// Relations that are inferred from names, in code that was not built. Each of them is one that the compiler could find.
struct InferredNamesTests {
  private static func relations(_ files: [String: String], dependencies: [String: [String]] = [:]) throws -> [String] {
    try ReadApp(files: files, dependencies: dependencies).catalog().index.relations.filter { $0.kind != .partOf }.map {
      "\($0.from) \($0.kind.rawValue) \($0.to)"
    }
  }

  private static let app =
    "import SwiftUI\n@main struct PondApp: App { var body: some Scene { WindowGroup { HomeView() } } }\n"

  @Test("A private type or member of another file is not meant") func access() throws {
    let found = try Self.relations([
      "PondApp/PondApp.swift": Self.app,
      "PondApp/Home.swift":
        "import SwiftUI\nstruct HomeView: View {\n  var range: Frame\n  var body: some View { Text(\"\\(range.depth)\").onAppear { _ = Depth.self } }\n}\nstruct Frame { var width = 1 }\n",
      "PondApp/Other.swift":
        "import SwiftUI\nprivate struct Depth { var value = 1 }\nstruct Pool { fileprivate var depth = 1 }\nextension Frame { private var depth: Int { 1 } }\n",
    ])
    #expect(!found.contains { $0.contains("Depth") || $0.contains("HomeView") && $0.contains("Pool") }, "\(found)")
    #expect(!found.contains("view/PondApp/HomeView reads type/PondApp/Frame"), "\(found)")
  }

  @Test("Private types of several files keep their name, and have different ids") func privateTypes() throws {
    let index = try ReadApp(files: [
      "PondApp/PondApp.swift": Self.app, "PondApp/A.swift": "private struct Depth { var value = 1 }\n",
      "PondApp/B.swift": "private struct Depth { var value = 2 }\n",
    ]).catalog().index
    let found = index.sortedEntities.filter { $0.declaration?.text.contains("Depth") == true }
    #expect(found.map(\.name) == ["Depth", "Depth"] && found.map(\.id.fileName) == ["Depth", "Depth-2"], "\(found)")
  }

  @Test("A case that a function is given is that of the function's type") func givenCases() throws {
    let found = try Self.relations([
      "PondApp/PondApp.swift": Self.app,
      "PondApp/Import.swift":
        "enum ImportKind { case dismiss, start }\nfinal class Importer { func receive(_ kind: ImportKind) {} }\n",
      "PondApp/Export.swift":
        "enum ExportKind { case dismiss, end }\nfinal class Exporter { func receive(_ kind: ExportKind) {} }\n",
      "PondApp/Home.swift":
        "import SwiftUI\nstruct HomeView: View {\n  var importer: Importer!\n  var body: some View { Text(\"\").onAppear { importer.receive(.dismiss) } }\n}\nstruct Pad {\n  func read() { unknown().receive(.dismiss) }\n}\n",
    ])
    #expect(found.contains("view/PondApp/HomeView uses entity/PondApp/ImportKind"), "\(found)")
    #expect(!found.contains { $0.contains("HomeView") && $0.hasSuffix("ExportKind") || $0.contains("Pad uses") })
  }

  @Test("A member of a value of unknown type, and a local variable, are not guessed") func members() throws {
    let found = try Self.relations([
      "PondApp/PondApp.swift": Self.app,
      "PondApp/Fish.swift": "struct Fish { var caption: String }\n",
      "PondApp/Home.swift":
        "import SwiftUI\nstruct HomeView: View {\n  var node: Fish\n  var body: some View { Text(\"\").help(other().caption) }\n  func read(_ node: Node) -> String { node.caption }\n}\nstruct Pad {\n  func read() -> Int { node.caption.count }\n}\n",
    ])
    #expect(!found.contains { $0.hasPrefix("view/PondApp/HomeView reads") }, "\(found)")
    #expect(!found.contains { $0.contains("Pad") && $0.hasSuffix("/Fish") }, "\(found)")
  }

  @Test(
    "A type of a module that the file does not import, a generic parameter and a type of another module are not meant")
  func modules() throws {
    let files = [
      "PondApp/PondApp.swift": Self.app,
      "Store/Fish.swift": "public struct Fish {}\npublic struct Node {}\n",
      "PondApp/Home.swift":
        "import SwiftUI\nstruct HomeView: View { var body: some View { Text(\"\") } }\nstruct Keeper { let fish: Fish }\nstruct Box<Node> { let node: Node }\nstruct Reader { let node: Kanna.Node }\n",
    ]
    let found = try Self.relations(files, dependencies: ["PondApp": ["Store"]])
    #expect(!found.contains { $0.hasSuffix("/Store/Fish") || $0.hasSuffix("/Store/Node") }, "\(found)")
    var visible = files
    visible["PondApp/Home.swift"] = "import Store\n" + files["PondApp/Home.swift", default: ""]
    let more = try Self.relations(visible, dependencies: ["PondApp": ["Store"]])
    #expect(more.contains { $0.contains("Keeper") && $0.hasSuffix("/Store/Fish") }, "\(more)")
    #expect(!more.contains { $0.hasSuffix("/Store/Node") }, "\(more)")
  }

  @Test("A sent case belongs to the feature of the store, and a nested one to the value of the outer one")
  func actions() throws {
    let result = try ReadApp(files: [
      "PondApp/PondApp.swift":
        "import ComposableArchitecture\nimport SwiftUI\n@main struct PondApp: App { var body: some Scene { WindowGroup { FrontView(store: Store(initialState: Front.State()) { Front() }) } } }\n",
      "PondApp/Front.swift":
        "import ComposableArchitecture\n@Reducer struct Front {\n  @ObservableState struct State { var n = 0 }\n  enum Action { case teardown, open(Int), login(Login.Action) }\n  var body: some ReducerOf<Self> { Reduce { state, action in\n    switch action {\n    case .teardown: return .send(.login(.teardown))\n    case .open, .login: return .none\n    }\n  } }\n}\n",
      "PondApp/Login.swift":
        "import ComposableArchitecture\n@Reducer struct Login {\n  @ObservableState struct State { var n = 0 }\n  enum Action { case teardown, open(Int) }\n  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }\n}\n",
      "PondApp/Views.swift":
        "import ComposableArchitecture\nimport SwiftUI\nstruct FrontView: View {\n  let store: StoreOf<Front>\n  var body: some View { Button(\"Open\") { store.send(.open(1)) } }\n}\nstruct LoginView: View {\n  let store: StoreOf<Login>\n  var body: some View { Button(\"Open\") { store.send(.open(1)) } }\n}\n",
    ]).catalog()
    let sent = result.index.relations.filter { $0.kind == .emits }.flatMap { relation in
      relation.evidence.map { "\(relation.from) \(relation.to) \($0.member ?? "")" }
    }
    #expect(
      Set(sent).isSuperset(of: [
        "view/PondApp/FrontView action/PondApp/Front.Action open(_:)",
        "view/PondApp/LoginView action/PondApp/Login.Action open(_:)",
        "reducer/PondApp/Front action/PondApp/Login.Action teardown",
      ]), "\(sent)")
    #expect(!sent.contains("view/PondApp/LoginView action/PondApp/Front.Action open(_:)"))
  }

  @Test("A screen called PreviewsView is a view, and a view that only previews create is a preview") func previewNames()
    throws
  {
    let index = try ReadApp(files: [
      "PondApp/PondApp.swift": Self.app,
      "PondApp/Home.swift":
        "import SwiftUI\nstruct HomeView: View { var body: some View { NavigationLink(\"All\") { PreviewsView() } } }\nstruct PreviewsView: View { var body: some View { Text(\"\") } }\nstruct PreviewFrame: View { var body: some View { HomeView() } }\n#Preview { PreviewFrame() }\n",
    ]).catalog().index
    #expect(index.entities["view/PondApp/PreviewsView"] != nil)
    #expect(index.entities["view/PondApp/PreviewFrame"] == nil)
    #expect(index.coverage.views == 2 && index.coverage.viewsWithoutPreview == ["view/PondApp/PreviewsView"])
  }

  @Test("An app of view controllers is a UIKit app, also with a few SwiftUI views") func uiKit() throws {
    let result = try ReadApp(files: [
      "PondApp/AppDelegate.swift":
        "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\nfinal class HomeController: UIViewController {}\nfinal class ListController: UITableViewController {}\n",
      "PondApp/Badge.swift": "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"\") } }\n",
    ]).catalog()
    let app = try #require(result.index.entities.values.first { $0.kind == .app })
    #expect(app.recognition?.architecture == "uikit" && app.recognition?.reasons.first?.text == "UIKit views")
  }
}
