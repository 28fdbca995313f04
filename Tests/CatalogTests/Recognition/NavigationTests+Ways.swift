import Testing

/// Which of several ways leads from a view to a screen, and what is no screen.
extension NavigationTests {
  @Test("A view leads to the screen of a value in the way in which it shows the value") func ownWays() throws {
    let found = try Self.transitions(
      """
      enum Place: Hashable { case lake, sea }
      struct Sidebar: View { @Binding var place: Place?
        var body: some View { List(selection: $place) { NavigationLink("", value: Place.lake) } } }
      struct Column: View { @Binding var place: Place?
        var body: some View { switch place ?? Place.lake { case .lake: Detail()
          case .sea: Row() } } }
      struct Overview: View { var body: some View { NavigationLink("", value: Place.lake)
        .navigationDestination(for: Place.self) { switch $0 { case .lake: Detail()
          case .sea: Row() } } } }
      """)
    #expect(
      found == [
        "Place somehow Detail", "Place somehow Row", "Sidebar somehow Place", "Sidebar split Detail",
        "Column somehow Place", "Column split Detail", "Overview somehow Place", "Overview push Detail",
        "Overview push Row",
      ], "\(found.sorted())")
  }

  @Test("The root of a stack in a tab is not pushed") func rootsInTabs() throws {
    let found = try Self.transitions(
      """
      enum Place: Hashable { case lake, sea }
      struct Screens { func screen(for place: Place) -> some View { switch place { case .lake: Detail()
        case .sea: Row() } } }
      struct Tabs: View { let screens = Screens()
        var body: some View { TabView { Tab("", systemImage: "") { NavigationStack {
          screens.screen(for: .lake).navigationDestination(for: Place.self) { screens.screen(for: $0) } } } } } }
      """)
    #expect(
      found == ["Place push Detail", "Place push Row", "Tabs somehow Place", "Tabs tab Detail"], "\(found.sorted())")
  }

  @Test(
    "A view around an error, and the fields of a form, are no screens",
    arguments: [
      "var body: some View { Text(\"\").alert(isPresented: $isOpen, error: error) { Text(\"\") } }",
      "var body: some View { Text(\"\").navigationDestination(isPresented: $isOpen) { fields } }",
    ])
  func parts(body: String) throws {
    let found = try Self.transitions(
      """
      extension Detail { enum Problem: Error { case deep } }
      struct Pond: View { @State var error: Detail.Problem?
        @State var isOpen = false
        \(body)
        var fields: some View { Form { Detail()
          HStack { Row() } } } }
      """)
    #expect(found.isEmpty, "\(found.sorted())")
  }

  @Test("A coordinator's own function decides how a case is shown") func ownPush() throws {
    let found = try Self.transitions(
      """
      enum Place: Hashable, Identifiable { case lake, sea }
      final class Paths: ObservableObject { @Published var path = NavigationPath()
        @Published var modalPath = NavigationPath()
        @Published var shownSheet: Place?
        func push(_ place: Place) { switch place { case .lake: path.append(place)
          default: shownSheet = place
            modalPath = NavigationPath() } } }
      struct Pond: View { let paths: Paths
        var body: some View { Button("") { paths.push(.lake) } } }
      struct Shore: View { let paths: Paths
        var body: some View { Button("") { paths.push(Place.sea) } } }
      struct Stack: View { @ObservedObject var paths: Paths
        var body: some View { NavigationStack(path: $paths.path) { Text("").navigationDestination(for: Place.self) {
          screen(for: $0) } }.sheet(item: $paths.shownSheet) { screen(for: $0) } }
        func screen(for place: Place) -> some View { switch place { case .lake: Detail()
          case .sea: Row() } } }
      """)
    #expect(
      found.filter { !$0.hasPrefix("Stack") && !$0.hasSuffix("Place") }.sorted() == [
        "Place somehow Detail", "Place somehow Row", "Pond push Detail", "Shore sheet Row",
      ], "\(found.sorted())")
  }

  @Test("A coordinator shows screens with its own stack, also in functions that it calls for a case") func ownStack()
    throws
  {
    let found = try Self.transitions(
      """
      enum PondRoute { case detail, row, home, none }
      final class PondCoordinator { let stackNavigator: Stack
        func navigate(to route: PondRoute) { switch route { case .detail: showDetail()
          case .row: showRow()
          case .home: showHome()
          case .none: showDeep(1) } }
        func showDetail() { let view = Detail()
          stackNavigator.push(view) }
        func showRow() { let view = Row()
          stackNavigator.present(UIHostingController(rootView: view)) }
        func showHome() { stackNavigator.replace(Home()) }
        func showDeep(_ depth: Int) { names.push(Row()) } }
      """)
    #expect(
      found == [
        "PondRoute push Detail", "PondRoute sheet Row", "PondRoute somehow Home", "PondCoordinator push Detail",
        "PondCoordinator sheet Row", "PondCoordinator somehow Home",
      ], "\(found.sorted())")
  }

  @Test("An initializer stands for a closure that makes a screen") func initializers() throws {
    let found = try Self.transitions(
      """
      extension View { func card<Content: View>(content: @escaping () -> Content) -> some View {
        popover(isPresented: .constant(true), content: content) } }
      struct Pond: View { var body: some View { Text("").sheet(isPresented: $isOpen, content: Detail.init) } }
      struct Shore: View { var body: some View { Text("").partialSheet(isPresented: $isOpen, content: Row.init) } }
      struct Bay: View { var body: some View { Text("").card(content: Detail.init) } }
      struct Coast: View { var body: some View { ForEach(0..<3, content: Row.init) } }
      """)
    #expect(found == ["Pond sheet Detail", "Shore sheet Row", "Bay popover Detail"], "\(found.sorted())")
  }

  @Test("A link leads to the screen for an element of an alias, and for an id") func aliasesAndIDs() throws {
    let found = try Self.transitions(
      """
      struct Soup: Hashable {}
      typealias Soups = [Soup]
      struct Stew: Identifiable { let id = 1 }
      struct Cake: Identifiable { let id = "" }
      struct Stack: View { var body: some View { Text("")
        .navigationDestination(for: Soup.self) { _ in Detail() }
        .navigationDestination(for: Stew.ID.self) { _ in Row() } } }
      struct Pond: View { let soups: Soups
        var body: some View { ForEach(soups) { soup in NavigationLink("", value: soup) } } }
      struct Shore: View { let stews: [Stew]
        var body: some View { ForEach(stews) { stew in NavigationLink("", value: stew.id) } } }
      struct Bay: View { let cake: Cake
        var body: some View { NavigationLink("", value: cake.id) } }
      """)
    #expect(
      found == ["Stack push Detail", "Stack push Row", "Pond push Detail", "Shore push Row"], "\(found.sorted())")
  }

  @Test("Of two routes with the same cases, the one that a property names is shown") func sameCases() throws {
    let found = try Self.transitions(
      """
      enum AirSheet: Identifiable { case edit, create }
      enum PondSheet: Identifiable { case edit, create }
      struct Pond: View { @State private var sheet: PondSheet?
        var body: some View { Button("") { sheet = .edit }.sheet(item: $sheet, content: shown) }
        func shown(_ item: some Any) -> some View { switch item as! PondSheet { case .edit: Detail()
          case .create: Row() } } }
      """)
    #expect(
      found.filter { $0.hasPrefix("PondSheet") || $0.hasPrefix("AirSheet") }.sorted() == [
        "PondSheet sheet Detail", "PondSheet sheet Row",
      ], "\(found.sorted())")
  }
}
