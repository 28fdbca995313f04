import SemanticTree
import Testing

@testable import LimnPreviews

@Suite struct ViewControlTests {
  /// The state of a navigation stack with one screen. The node `over` is an alert or a sheet above the screen.
  private func state(_ view: String, _ title: String, _ buttons: [SemanticNode], over: SemanticNode? = nil)
    -> ExploredState
  {
    let screen = SemanticNode(id: "1", role: .screen, label: title, view: view, children: buttons)
    let stack = SemanticNode(id: "0", role: .navigation, children: [screen])
    return ExploredState(tree: SemanticNode(id: "w", role: .window, children: [stack] + [over].compactMap { $0 }))
  }

  private func graph(_ type: String = "PondView") -> StateGraph {
    let buttons = [
      Sample.button("2", "Feed 1"), Sample.button("3", "Feed 2"), Sample.button("4", "Open"),
      Sample.button("5", "Idle"),
    ]
    let alert = SemanticNode(id: "8", role: .alert, label: "Wet", children: [Sample.button("9", "OK")])
    let states = [
      state("PondView", "Pond", buttons),
      state("PondView", "Pond", buttons + [SemanticNode(id: "6", role: .text, label: "fed")]),
      state("FishView", "Fish", [Sample.button("7", "Swim")]), state("PondView", "Pond", buttons, over: alert),
    ]
    var graph = Sample.graph(
      states,
      [
        (0, 1, Sample.press("Feed 1", "2")), (0, 1, Sample.press("Feed 2", "3")), (0, 2, Sample.press("Open", "4")),
        (0, 3, Sample.press("Idle", "5")), (3, 0, Sample.press("OK", "9")), (2, 2, Sample.press("Swim", "7")),
      ],
      frontier: [UnexploredStep(state: 2, step: Sample.press("Dive", "7"), reason: .budget)])
    graph.preview.type = type
    graph.edges[0].effects = [
      Effect(kind: .sent, text: "Pond.feed(1)"), Effect(kind: .sent, text: "Fish.fed"),
      Effect(kind: .called, text: "Food.take()"),
    ]
    graph.edges[0].remembered = [
      Difference(path: "PondView.store.food.count", old: "1", new: "0"),
      Difference(path: "PondView.fed", old: "false", new: "true"),
      Difference(path: "Sheet.x", old: nil, new: "1"),
    ]
    return graph
  }

  @Test("Controls belong to the view around them with what they do and where they lead")
  func controlsBelongToTheViewAroundThemWithWhatTheyDoAndWhereTheyLead() throws {
    let all = ViewControl.all(in: [graph()])
    #expect(Set(all.keys) == ["PondView", "FishView"])
    let pond = try #require(all["PondView"])
    #expect(pond.map(\.name) == ["Feed 1", "Open", "Idle", "OK"], "those that only differ in numbers are one")
    #expect(pond.map(\.alike) == [1, 0, 0, 0] && pond.map(\.kind) == ["Button", "Button", "Button", "Button"])
    #expect(pond.map(\.place) == [nil, nil, nil, "alert “Wet”"])
    #expect(
      pond[0].sends == ["Pond.feed"] && pond[0].calls == ["Food.take()"], "the other action follows from the first")
    #expect(pond[0].changes == ["PondView.fed", "PondView.store.food.count"])
    #expect(pond[1].target == "Fish" && pond[1].address == "catalog/preview/App/PondView/default.html#s2")
    let fish = try #require(all["FishView"])
    #expect(
      fish.map(\.name) == ["Swim", "Dive"] && fish.map(\.isTried) == [true, false] && fish.map(\.target) == [nil, nil])
  }

  @Test("A preview of the view itself comes before those of others")
  func aPreviewOfTheViewItselfComesBeforeThoseOfOthers() throws {
    var own = graph("FishView")
    own.preview.slug = "own"
    own.edges = [StateGraph.Edge(from: 2, to: 0, step: Sample.press("Home", "7"))]
    let fish = try #require(ViewControl.all(in: [graph(), own])["FishView"])
    #expect(fish.map(\.name) == ["Home", "Dive", "Swim"])
    #expect(fish[0].address == "catalog/preview/App/FishView/own.html#s0")
  }

  @Test("What a view does before its first state is an event") func whatAViewDoesBeforeItsFirstStateIsAnEvent() throws {
    var pond = graph()
    pond.startEffects = [
      Effect(kind: .called, text: "Food.load()"), Effect(kind: .sent, text: "Pond.task(1)"),
      Effect(kind: .sent, text: "Pond.b"),
    ]
    let start = try #require(ViewControl.all(in: [pond, pond])["PondView"]?.last)
    #expect(
      start.name == "On appearance" && start.kind == "Event" && start.sends == ["Pond.task"]
        && start.calls == ["Food.load()"])
    #expect(start.target == pond.stateNames[0] && start.address == "catalog/preview/App/PondView/default.html#s0")
    #expect(ViewControl.all(in: [graph()])["PondView"]?.last?.name == "OK")
  }

  @Test("A view that no screen names is that of its preview") func aViewThatNoScreenNamesIsThatOfItsPreview() throws {
    let row = ExploredState(tree: SemanticNode(id: "0", role: .window, children: [Sample.button("2", "Delete")]))
    let graph = Sample.graph([row, Sample.screen("gone")], [(0, 1, Sample.press("Delete"))])
    #expect(ViewControl.all(in: [graph]).mapValues { $0.map(\.name) } == ["Counter": ["Delete"]])
  }
}
