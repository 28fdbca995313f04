import SemanticTree
import Testing

@testable import LimnPreviews

@Suite struct FlowMapTests {
  @Test("A small map is one row with what skips a screen above it") func aSmallMapIsOneRowWithWhatSkipsAScreenAboveIt()
  {
    let states = [
      place(.screen, "Home", view: "Home"), place(.screen, "One", view: "One"), place(.screen, "Two", view: "Two"),
    ]
    let small = FlowLayout(FlowMap([Sample.graph(states, [(0, 1, Sample.press("A")), (0, 2, Sample.press("B"))])]))
    #expect(small.isRow && (0..<3).map { small.corner(of: $0).y }.allSatisfy { $0 == small.corner(of: 0).y })
    #expect(
      small.label(from: 0, to: 2).y < small.corner(of: 0).y, "the edge to the third screen passes above the second")
    #expect(small.curve(from: 0, to: 2).contains("V") && !small.curve(from: 0, to: 1).contains("V"))
    let many = [place(.screen, "Home", view: "Home")] + (1...7).map { place(.screen, "S\($0)", view: "S\($0)") }
    let large = FlowLayout(FlowMap([Sample.graph(many, (1...7).map { (0, $0, Sample.press("To \($0)")) })]))
    #expect(small.order == [0, 1, 2] && small.hasOverpass)
    #expect(!large.isRow && large.order == Array(0...7) && large.arrows.isEmpty && !large.hasOverpass)
  }

  @Test("A card shows a state from which a transition leaves") func aCardShowsAStateFromWhichATransitionLeaves() {
    let states = ["Nothing", "One"].map { _ in place(.screen, "History", view: "History") }
    let graph = Sample.graph(
      states + [place(.screen, "Result", view: "Result")], [(0, 1, Sample.press("Add")), (1, 2, Sample.press("Open"))])
    #expect(FlowMap([graph]).nodes.map(\.state) == [1, 2])
  }

  @Test("A phone shows the first eight screens of a large map") func aPhoneShowsTheFirstEightScreensOfALargeMap() {
    let states = [place(.screen, "Home", view: "Home")] + (1...11).map { place(.screen, "S\($0)", view: "S\($0)") }
    let html = FlowPicture([Sample.graph(states, (1...11).map { (0, $0, Sample.press("To \($0)")) })]).html(
      of: "App", root: "")
    #expect(html.matches(of: #/class="flow-card later"/#).count == 4)
    #expect(html.contains("<label class=\"unfold\"><input type=\"checkbox\">Show all 12 screens</label>"))
  }

  @Test("What a view shows is one place whatever its title") func whatAViewShowsIsOnePlaceWhateverItsTitle() {
    let states = [
      place(.screen, "Items", view: "List"), place(.screen, "Milk", view: "Detail"),
      place(.screen, "Bread", view: "Detail"),
      place(.screen, "", view: "Detail"),
    ]
    let typed = Step(kind: .action(.setText), node: "2", role: .textField, label: "Title", argument: "Bread")
    let graph = Sample.graph(states, [(0, 1, Sample.press("Milk")), (1, 2, typed), (2, 3, typed)])
    let map = FlowMap([graph])
    #expect(map.nodes.map(\.id) == ["List", "Detail"])
    #expect(map.nodes.map(\.title) == ["Items", "Detail"], "the title differs between states")
    #expect(map.edges.map(\.label) == ["Press “Milk”"], "typing a title causes no transition")
  }

  @Test("Titles that differ in figures alone are the same") func titlesThatDifferInFiguresAloneAreTheSame() {
    let states = [place(.screen, "Result 7", view: "Result"), place(.screen, "Result 12", view: "Result")]
    #expect(FlowMap([Sample.graph(states, [])]).nodes.map(\.title) == ["Result 7"])
  }

  @Test("Views with the same title are two places called by their names")
  func viewsWithTheSameTitleAreTwoPlacesCalledByTheirNames() {
    let states = [
      place(.screen, "Facts", view: "Home"), place(.screen, "Facts", view: "Numbers"), place(.alert, "Facts"),
    ]
    let map = FlowMap([Sample.graph(states, [(0, 1, Sample.press("Numbers")), (1, 2, Sample.press("Ask"))])])
    #expect(map.nodes.map(\.id) == ["Home", "Numbers", "alert Facts"])
    #expect(map.nodes.map(\.title) == ["Home", "Numbers", "Facts"])
    #expect(map.edges.map { [$0.from, $0.to] } == [["Home", "Numbers"], ["Numbers", "alert Facts"]])
  }

  @Test("Alerts with one title over several screens are several places") func alertsOfSeveralScreens() {
    func alert(over view: String) -> ExploredState {
      let nodes = [
        SemanticNode(id: "1", role: .screen, label: view, view: view),
        SemanticNode(id: "2", role: .alert, label: "Offline"),
      ]
      return ExploredState(tree: SemanticNode(id: "0", role: .window, label: "D", view: "Root", children: nodes))
    }
    let graphs = ["Home", "Login"].map { view in
      Sample.graph([place(.screen, view, view: view), alert(over: view)], [(0, 1, Sample.press("Load"))])
    }
    let map = FlowMap(graphs)
    #expect(map.nodes.map(\.id) == ["Home", "alert Offline Home", "Login", "alert Offline Login"])
    #expect(map.nodes.map(\.title) == ["Home", "Offline", "Login", "Offline"])
    #expect(FlowMap([graphs[0]]).nodes.map(\.id) == ["Home", "alert Offline"])
  }

  @Test("A screen without a title has the words of its views name") func aScreenWithoutATitleHasTheWordsOfItsViewsName()
  {
    let names = [
      "TargetWeightView": "Target weight", "LoginScreenView": "Login", "BMIResultView": "BMI result",
      "PersonBMIView": "Person BMI",
      "NumberChooser": "Number chooser", "View": "View", "Feed.RowView": "Feed.RowView", "Page2View": "Page2",
      "MapViewController": "Map",
    ]
    for (view, words) in names { #expect(ScreenLocation.words(ofView: view) == words) }
    let states = [place(.screen, "Start", view: "Start"), place(.sheet, nil, view: "TargetWeightView")]
    let graph = Sample.graph(states, [(0, 1, Sample.press("Target"))])
    #expect(FlowMap([graph]).nodes.map(\.title) == ["Start", "Target weight"])
    #expect(graph.stateNames == ["Start, start", "Target weight, sheet"])
  }

  @Test("A view whose words name another screen keeps its name") func aViewWhoseWordsNameAnotherScreenKeepsItsName() {
    let states = [
      place(.screen, "Login", view: "Start"), place(.sheet, nil, view: "LoginView"),
      place(.sheet, nil, view: "LoginScreen"),
    ]
    let map = FlowMap([Sample.graph(states, [(0, 1, Sample.press("A")), (0, 2, Sample.press("B"))])])
    #expect(map.nodes.map(\.title) == ["Login", "LoginView", "LoginScreen"])
  }

  @Test("A view is one place as a sheet and alone") func aViewIsOnePlaceAsASheetAndAlone() {
    let app = Sample.graph(
      [place(.screen, "Start", view: "Start"), place(.sheet, nil, view: "Filter")], [(0, 1, Sample.press("Filter"))])
    let alone = Sample.graph([window("Filter")], [])
    let map = FlowMap([alone, app])
    #expect(map.nodes.map(\.id) == ["Start", "Filter"])
    #expect(map.nodes.map(\.title) == ["Start", "Filter"], "a sheet without a title is named after its view")
    #expect(map.nodes.map(\.role) == [.screen, .sheet])
  }

  @Test("A window is a place if something leads to or from it") func aWindowIsAPlaceIfSomethingLeadsToOrFromIt() {
    let list = place(.screen, "Items", view: "List")
    let map = FlowMap([
      Sample.graph([list, window("Login")], [(0, 1, Sample.press("Log Out"))]),
      Sample.graph([window("Row"), window("Row")], [(0, 1, Sample.press("Check"))]),
    ])
    #expect(map.nodes.map(\.id) == ["List", "Login"])
    #expect(map.nodes.map(\.role) == [.screen, .screen])
    #expect(map.edges.map(\.to) == ["Login"])
  }

  @Test("A tab is the place that it shows") func aTabIsThePlaceThatItShows() {
    let states = [["Timeline", nil], [nil, "Settings"]].map { views in
      let tabs = zip(["One", "Two"], views).map { SemanticNode(id: $0, role: .tab, label: $0, view: $1) }
      return ExploredState(tree: SemanticNode(id: "0", role: .window, view: "Root", children: tabs))
    }
    let map = FlowMap([Sample.graph(states, [(0, 1, Sample.press("Two")), (1, 0, Sample.press("One"))])])
    #expect(map.nodes.map(\.id) == ["Timeline", "Settings"])
    #expect(map.nodes.map(\.title) == ["One", "Two"])
    #expect(map.edges.map(\.to) == ["Settings", "Timeline"])
  }

  @Test("The frontmost view is where one is, and the first screen in a sheet is the sheet")
  func theFrontmostViewIsWhereOneIs() {
    var inner = SemanticNode(id: "3", role: .screen, label: "Inner", view: "Inner")
    let outer = SemanticNode(id: "1", role: .screen, label: "Outer", view: "Outer")
    func map() -> FlowMap {
      let stack = SemanticNode(id: "4", role: .navigation, children: [inner])
      let sheet = SemanticNode(id: "2", role: .sheet, view: "Sheet", children: [stack])
      let window = SemanticNode(id: "0", role: .window, view: "Root", children: [outer, sheet])
      return FlowMap([Sample.graph([ExploredState(tree: window)], [])])
    }
    #expect(map().nodes.map(\.id) == ["Inner"] && map().nodes.map(\.role) == [.sheet])
    inner.actions = [.init(id: "5", kind: .back)]
    #expect(map().nodes.map(\.role) == [.screen], "a pushed screen is a screen of the sheet")
  }

  private func place(_ role: SemanticNode.Role, _ title: String?, view: String? = nil) -> ExploredState {
    let node = SemanticNode(id: "1", role: role, label: title, view: view)
    return ExploredState(tree: SemanticNode(id: "0", role: .window, label: "Default", view: "Root", children: [node]))
  }

  private func window(_ view: String) -> ExploredState {
    ExploredState(tree: SemanticNode(id: "0", role: .window, label: "Dark", view: view))
  }
}
