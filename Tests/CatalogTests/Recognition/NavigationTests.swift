import LimnCatalog
import LimnPlatform
import Testing

/// Which screens code presents, and how. Each case also has a view that is not presented, or only a part of a screen.
struct NavigationTests {
  /// The navigation of an app, such as `Home push Detail`.
  static func transitions(_ code: String) throws -> Set<String> {
    let app =
      "import SwiftUI\n@main struct PondApp: App { var body: some Scene { WindowGroup { Home() } } }\n"
      + ["Home", "Detail", "Row"].map { "struct \($0): View { var body: some View { Text(\"\") } }\n" }.joined()
    let files = ["PondApp/PondApp.swift": app, "PondApp/Code.swift": code + "\n"]
    let relations = try ReadApp(files: files).catalog().index.relations.filter { $0.kind == .navigatesTo }
    return Set(
      relations.map { "\($0.from.fileName) \($0.via?.rawValue ?? "somehow") \($0.to.fileName)" })
  }

  @Test(
    "An object that is presented later is the screen",
    arguments: [
      (
        "final class Pond: UIViewController { func open() { let row = Row()\n  let host = UIHostingController(rootView: Detail())\n  present(host, animated: true)\n  use(row) } }",
        "Pond sheet Detail"
      ),
      (
        "final class Pond: UIViewController { func open() { let view = Detail()\n  let host = UIHostingController(rootView: view)\n  self.navigationController?.pushViewController(host, animated: true) } }",
        "Pond push Detail"
      ),
      (
        "final class Pond: NSWindowController { func open() { var host: NSHostingController<Detail>!\n  host = NSHostingController(rootView: Detail())\n  let sheet = NSWindow(contentViewController: host)\n  window?.beginSheet(sheet) } }",
        "Pond sheet Detail"
      ),
      (
        "final class Pond: NSView { func open() { let popover = NSPopover()\n  popover.contentViewController = NSHostingController(rootView: Detail())\n  popover.show(relativeTo: bounds, of: self, preferredEdge: .maxY) } }",
        "Pond popover Detail"
      ),
      (
        "final class Opener { var window: NSWindow?\n  func open() { window = NSWindow()\n  window?.contentView = NSHostingView(rootView: Detail())\n  window?.makeKeyAndOrderFront(nil) } }",
        "Opener window Detail"
      ),
      (
        "final class Opener { func open(_ from: UIViewController) { let screen = Screen.make()\n  from.present(screen, animated: true) } }\nfinal class Screen: UIViewController { static func make() -> Screen { Screen() } }",
        "Opener sheet Screen"
      ),
      (
        "final class Opener { func open() { LogWindowController.show() } }\nfinal class LogWindowController: NSWindowController { static func show() {} }",
        "Opener window LogWindowController"
      ),
      (
        "final class Pond: NSView { let log: LogWindowController\n  let row: Row\n  func open() { log.showWindow(nil) } }\nfinal class LogWindowController: NSWindowController {}",
        "Pond window LogWindowController"
      ),
      // Another function's variable of the same name, and a controller that is only added as a child.
      (
        "final class Pond: UIViewController { func open(_ host: UIViewController) { present(host, animated: true) }\n  func add() { let host = UIHostingController(rootView: Detail())\n  addChild(host) } }",
        nil
      ),
    ])
  func objects(code: String, expected: String?) throws {
    #expect(try Self.transitions(code) == Set([expected].compactMap(\.self)))
  }

  @Test(
    "Only the root of what is presented is a screen",
    arguments: [
      ".sheet(isPresented: $isOpen) { Detail().toolbar { Row() } }",
      ".sheet(isPresented: $isOpen) { NavigationStack { Detail() }.overlay { Row() } }",
      ".sheet(isPresented: $isOpen) { VStack { Card { Row(); Row() }; Detail() } }",
      ".sheet(isPresented: $isOpen) { VStack { Detail(); ForEach(0..<2) { _ in Row() } } }",
      ".sheet(isPresented: $isOpen) { Card { Detail() } }",
      ".sheet(isPresented: $isOpen) { Lazy(Detail()) }",
      ".sheet(isPresented: $isOpen) { Titled(title: \"\") { Detail() } }",
      ".sheet(isPresented: $isOpen) { Detail().corner { Row() } }",
      ".sheet(isPresented: $isOpen) { VStack { Detail(); Button { isOpen = false } label: { Row() } } }",
      ".sheet(isPresented: $isOpen) { VStack { Detail(); Button(action: {}, label: { Row() }) } }",
      ".sheet(isPresented: $isOpen) { detail }",
      ".sheet(isPresented: $isOpen) { if isOpen { self.detail.padding() } }",
      ".sheet(isPresented: $isOpen, content: makeDetail)",
    ])
  func roots(modifier: String) throws {
    let code =
      "extension View { func corner(@ViewBuilder _ content: () -> some View) -> some View { overlay(content()) } }\nstruct Titled<Content: View>: View { @Environment(\\.dismiss) var dismiss; let title: String; @ViewBuilder var content: () -> Content\n  var body: some View { content() } }\nstruct Card<Content: View>: View { @ViewBuilder var content: () -> Content\n  var body: some View { content() } }\nstruct Lazy<Content: View>: View { let make: () -> Content\n  init(_ make: @autoclosure @escaping () -> Content) { self.make = make }\n  var body: some View { make() } }\nstruct Pond: View { @State var isOpen = false\n  var body: some View { Row()\(modifier) }\n  private var detail: some View { Detail() }\n  func makeDetail() -> some View { Detail() }\n}"
    let found = try Self.transitions(code)
    #expect(found == ["Pond sheet Detail"], "\(found)")
  }

  @Test("A call opens the window with its id") func windows() throws {
    let found = try Self.transitions(
      """
      enum WindowID: String { case log }
      struct Scenes: Scene { var body: some Scene {
        Window("Log", id: WindowID.log.rawValue) { Detail().overlay { Row() } }
        WindowGroup(id: "other") { Row() }
      } }
      struct Pond: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("Log") { openWindow(id: WindowID.log.rawValue) } }
      }
      """)
    #expect(found == ["Pond window Detail"])
  }

  @Test("A presenter with two ways presents in both") func twoWays() throws {
    let found = try Self.transitions(
      """
      extension View { func card(@ViewBuilder _ content: () -> some View) -> some View {
        sheet(isPresented: .constant(true)) { content() }.popover(isPresented: .constant(true)) { content() }
      } }
      struct Pond: View { var body: some View { Row().card { Detail() } } }
      """)
    #expect(found == ["Pond somehow Detail"])
  }

  @Test(
    "A switch over an optional route is one over the route, and one over another enumeration is not",
    arguments: [
      ("Path?", "case .detail: Detail()\n case .none: Row()", ["Path push Detail"]),
      ("Path?", "case .detail: Detail()\n case nil: Row()", ["Path push Detail"]),
      ("Depth", "case .detail: Detail()\n case .deep: Row()", []),
    ] as [(String, String, Set<String>)])
  func switches(type: String, cases: String, expected: Set<String>) throws {
    let found = try Self.transitions(
      """
      enum Path: Hashable { case detail, deep }
      enum Depth { case detail, deep }
      struct Pond: View { let value: \(type); @State var path: [Path] = []
        var body: some View { NavigationStack(path: $path) { switch value { \(cases) } }
          .navigationDestination(for: Path.self) { _ in Text("") } } }
      """)
    #expect(found == expected, "\(found)")
  }

  @Test("Tabs in a loop are screens, and a view can have a name in lower case") func tabsInLoop() throws {
    let found = try Self.transitions(
      """
      enum Place: CaseIterable { case detail, other }
      struct iPadHome: View { var body: some View { Text("") } }
      struct Pond: View { @State var place = Place.detail; @State var isOpen = false
        var body: some View {
          TabView(selection: $place) { ForEach(Place.allCases) { one in
            switch one {
            case .detail: Detail()
            case .other: List { Row() }
            }
          } }.sheet(isPresented: $isOpen) { iPadHome() }
        } }
      """)
    #expect(found == ["Place tab Detail", "Pond sheet iPadHome"], "\(found)")
  }

  @Test("A view that shows the screens of a route as tabs opens them in no other way") func tabsOfARoute() throws {
    let found = try Self.transitions(
      """
      enum Place: CaseIterable { case detail, other
        @ViewBuilder var screen: some View {
          switch self {
          case .detail: Detail()
          case .other: List { Row() }
          }
        } }
      struct Tabs: View { let one: Place; @State var place: Place?
        var body: some View {
          TabView(selection: $place) { one.screen.tabItem { Text("") } }
        } }
      struct Pond: View { @State var place: Place?
        var body: some View {
          NavigationSplitView { List(selection: $place) { Text("") } } detail: { Column(place: place) }
        } }
      struct Column: View { let place: Place?
        var body: some View { place?.screen } }
      """)
    #expect(found.isSuperset(of: ["Tabs tab Detail", "Column split Detail"]), "\(found)")
  }

  @Test("A view that chooses a value of a route leads to the screen for this value alone") func chosenScreens() throws {
    let found = try Self.transitions(
      """
      struct Place { let content: AnyView
        static var detail: Place { Place { Detail() } }
        static func row(_ number: Int) -> Place { Place { Row() } }
        static let nowhere = Place(content: nil)
      }
      enum Card: Identifiable { case detail, row }
      struct Pond: View { let router: Navigation
        var body: some View { Button("") { router.open(at: .detail) } } }
      struct Lake: View { let router: Navigation
        var body: some View { Button("") { router.open(at: .row(1)) } } }
      struct Shore: View { @State var card: Card?
        var body: some View { Button("") { card = .detail }.sheet(item: $card) { one in
          switch one { case .detail: Detail()
          case .row: Row() } } } }
      struct Bay: View { @Binding var card: Card?
        var body: some View { Button("") { card = .row } } }
      final class Navigation { func open(at place: Place) {} }
      """)
    #expect(
      found == [
        "Place somehow Detail", "Place somehow Row", "Pond somehow Place", "Pond somehow Detail", "Lake somehow Place",
        "Lake somehow Row", "Shore somehow Card", "Shore sheet Detail", "Shore sheet Row", "Card sheet Detail",
        "Card sheet Row", "Bay somehow Card", "Bay sheet Row",
      ], "\(found.sorted())")
  }

  @Test("A view that shows a screen for any value of a route leads to all of them, but not to what these present")
  func screensOfAnyValue() throws {
    let found = try Self.transitions(
      """
      enum Place: Hashable, CaseIterable { case home, lake }
      extension Place { @ViewBuilder static func view(for place: Place) -> some View {
        switch place {
        case .home: Home().navigationDestination(for: Int.self) { _ in Row() }
        case .lake: Detail() } } }
      struct Tabs: View { @State var place = Place.home
        var body: some View { Place.view(for: place) } }
      struct Stack: View { @State var path: [Place] = []
        var body: some View { NavigationStack(path: $path) { Text("") }.navigationDestination(for: Place.self) {
          Place.view(for: $0) } } }
      """)
    #expect(
      found == ["Place push Home", "Place push Detail", "Place push Row", "Tabs push Home", "Tabs push Detail"],
      "\(found.sorted())")
  }

  @Test("A global function presents what it creates, for each view that calls it") func globalFunctions() throws {
    let found = try Self.transitions(
      """
      func openDetail() { let window = NSWindow(contentViewController: NSHostingController(rootView: Detail()))
        window.makeKeyAndOrderFront(nil) }
      func makeRow() -> Row { Row() }
      struct Pond: View { var body: some View { Button("") { openDetail(); makeRow() } } }
      """)
    #expect(found == ["Pond window Detail"], "\(found)")
  }

  @Test("A function of a store presents for the views that call it, also through a protocol and other functions")
  func storeFunctions() throws {
    let found = try Self.transitions(
      """
      enum Place: Hashable { case lake, sea }
      protocol Opening { func openLake() }
      @Observable final class Paths: Opening { var path: [Place] = []
        func openLake() { push() }
        func push() { path.append(.lake) }
        func open(_ place: Place) { switch place { case .lake: path.append(.lake)
          case .sea: path.append(.sea) } } }
      final class AnyCoordinator: Opening { let open: () -> Void
        init(_ base: any Opening) { open = { base.openLake() } }
        func openLake() { open() } }
      struct Pond: View { let paths: any Opening
        var body: some View { Button("") { paths.openLake() } } }
      struct Shore: View { @State var paths = Paths()
        var body: some View { Button("") { paths.open(.sea) } } }
      struct Stack: View { @State var paths = Paths()
        var body: some View { NavigationStack(path: $paths.path) { Pond() }.navigationDestination(for: Place.self) {
          switch $0 { case .lake: Detail()
          case .sea: Row() } } } }
      extension View { func card(_ shown: Binding<Bool>) -> some View { sheet(isPresented: shown) { Detail() } } }
      """)
    #expect(
      found == [
        "Place push Detail", "Place push Row", "Stack push Detail", "Stack push Row", "View sheet Detail",
        "Paths somehow Place", "Pond somehow Place", "Pond push Detail", "Shore somehow Place", "Shore push Row",
      ], "\(found.sorted())")
  }

  @Test("The app's own container and the modifier of an unread package present their closures") func containers() throws
  {
    let found = try Self.transitions(
      """
      struct Option<Target: View>: View { let title: String
        @ViewBuilder let target: () -> Target
        var body: some View { NavigationLink(destination: target) { Text(title) } } }
      struct Frame<Content: View>: View { let note: AnyView
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.sheet(isPresented: .constant(true)) { note } } }
      struct Pond: View { var body: some View { Option(title: "") { Detail() } } }
      struct Shore: View { var body: some View { Frame(note: AnyView(Detail())) { Row() } } }
      struct Bay: View { @State var isOpen = false
        var body: some View { Row().bottomSheet(isPresented: $isOpen) { Detail() }.searchable(isPresented: $isOpen) { Row() } } }
      """)
    #expect(found == ["Pond push Detail", "Shore sheet Detail", "Bay sheet Detail"], "\(found.sorted())")
  }

  @Test("A link with the value of a route leads only to its case, and a view around content can be a screen")
  func casesAndBoxes() throws {
    let found = try Self.transitions(
      """
      enum Place: Hashable { case lake, sea }
      struct Card<Content: View>: View { let content: Content
        var body: some View { content } }
      struct Pond: View { @State var path: [Place] = []
        var body: some View { NavigationStack(path: $path) { NavigationLink("", value: Place.sea) }
          .navigationDestination(for: Place.self) { switch $0 { case .lake: Detail()
            case .sea: Row() } }
          .sheet(isPresented: .constant(true)) { Card(content: Text("")) }
          .popover(isPresented: .constant(true)) { AnyView(Home()) } } }
      """)
    #expect(
      found == [
        "Place push Detail", "Place push Row", "Pond somehow Place", "Pond push Row", "Pond push Detail",
        "Pond sheet Card", "Pond popover Home",
      ], "\(found.sorted())")
  }

  @Test("What a function makes is a screen if it is presented") func factories() throws {
    let found = try Self.transitions(
      """
      struct Screens { func detail() -> some View { NavigationStack { Detail() } }
        static func row() -> some View { Row() } }
      func homeView() -> AnyView { AnyView(Home()) }
      struct Pond: View { let screens: Screens
        var body: some View { screens.detail().sheet(isPresented: .constant(true)) { screens.detail() } } }
      struct Shore: View { var body: some View { Screens.row().popover(item: .constant(1)) { _ in List { Screens.row() } } } }
      struct Bay: View { var body: some View { NavigationLink("") { homeView() } } }
      """)
    #expect(found == ["Pond sheet Detail", "Bay push Home"], "\(found.sorted())")
  }

  @Test("A value leads to the screen that another view shows for its type") func values() throws {
    let found = try Self.transitions(
      """
      struct Soup: Hashable {}
      struct Stew: Hashable { struct Item: Hashable {} }
      struct Cake: Hashable { struct Item: Hashable {} }
      struct Isle: View { enum Item { case one }
        var body: some View { NavigationLink("", value: Item.one) } }
      struct Stack: View { @State var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { Pond() }
          .navigationDestination(for: Soup.self) { _ in Detail() }
          .navigationDestination(for: Stew.Item.self) { _ in Row() }
          .navigationDestination(for: Cake.Item.self) { _ in Home() } } }
      struct Pond: View { let soups: [Soup]
        var body: some View { ForEach(soups) { soup in NavigationLink("", value: soup) } } }
      struct Shore: View { @Binding var path: NavigationPath
        var body: some View { Button("") { path.append(Stew.Item()) }.onTapGesture { names.append(Cake.Item()) } } }
      """)
    #expect(
      found == [
        "Stack push Detail", "Stack push Row", "Stack push Home", "Pond push Detail", "Shore push Row",
        "Isle somehow Isle.Item",
      ],
      "\(found.sorted())")
  }

  @Test("A view with a `tabItem` is a screen") func tabItems() throws {
    let found = try Self.transitions(
      """
      struct Tabs: View { var body: some View { TabView {
        Home().tag(1).tabItem { Label("", systemImage: "house") }
        NavigationStack { Detail() }.tabItem { Row() }
        Row().padding() } } }
      """)
    #expect(found == ["Tabs tab Home", "Tabs tab Detail", "Tabs tab Row"], "\(found.sorted())")
    let own = try Self.transitions(
      """
      struct Tabs: View { var body: some View { TabView { Harbor() ; Detail() } } }
      struct Harbor: View { var body: some View { NavigationView { VStack { Row() } }.tabItem { Text("") } } }
      """)
    #expect(own == ["Tabs tab Harbor", "Tabs tab Detail"], "\(own.sorted())")
  }
}
