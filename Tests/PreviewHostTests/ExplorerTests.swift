import SemanticTree
import Testing

@testable import PreviewHost

@Suite struct ExplorerTests {
  @Test("A toggle has two states and a back edge") func aToggleHasTwoStatesAndABackEdge() throws {
    let found = try explore(["off": ["Turn on": "on"], "on": ["Turn off": "off"]], from: "off")
    #expect(found.report == ["off -Turn on-> on", "on -Turn off-> off"])
    #expect(found.frontier.isEmpty)
  }

  @Test("States are found breadth first") func statesAreFoundBreadthFirst() throws {
    let space = ["start": ["a": "left", "b": "right"], "left": ["c": "deep"], "right": [:], "deep": [:]]
    #expect(try explore(space, from: "start").states.map(\.name) == ["start", "left", "right", "deep"])
  }

  @Test("A spent budget is shown") func aSpentBudgetIsShown() throws {
    let endless = CountingSpace()
    let found = try Explorer.explore(endless, budget: Budget(states: 5))
    #expect(found.states.count == 5)
    #expect(found.frontier.map(\.reason) == [.budget])
    #expect(found.frontier.first?.state == 4)
  }

  @Test("The start is tried whole and then the form is filled from the top and sent")
  func theStartIsTriedWholeAndThenTheFormIsFilledFromTheTopAndSent() throws {
    let found = try Explorer.explore(FormSpace(), budget: Budget(states: 6))
    #expect(found.states.map(\.name) == [",", "Ada,", ",70", "sent ,", "Ada,70", "sent Ada,70"])
  }

  @Test("Every control has its turn before one has its second") func everyControlHasItsTurnBeforeOneHasItsSecond()
    throws
  {
    // The button "Next" leads to a new number each time. Each of the other buttons leads to one state.
    let space = [
      "0": ["Next": "1", "x": "X", "y": "Y"], "1": ["Next": "2"], "2": ["Next": "3"], "3": [:], "X": [:],
      "Y": ["z": "Z"], "Z": [:],
    ]
    let found = try Explorer.explore(ScriptedSpace(space, from: "0"), budget: Budget(states: 5))
    #expect(found.states.map(\.name) == ["0", "1", "X", "Y", "Z"])
  }

  @Test("Crashes are states with no way on") func crashesAreStatesWithNoWayOn() throws {
    let found = try explore(["start": ["Go": "crash:boom"]], from: "start")
    #expect(found.states.last?.ending == Ending(kind: .crashed, message: "boom"))
    #expect(found.edges.count == 1)
  }

  @Test("While loading one more tap is tried") func whileLoadingOneMoreTapIsTried() throws {
    // Each tap starts another load. When time passes, all loads finish.
    let space = [
      "0": ["Load": "1 pending"], "1 pending": ["Load": "2 pending", "time": "loaded"],
      "2 pending": ["Load": "3 pending", "time": "loaded"],
      "3 pending": ["Load": "4 pending"], "loaded": [:],
    ]
    let found = try explore(space, from: "0")
    #expect(found.states.map(\.name) == ["0", "1 pending", "loaded", "2 pending"])
    #expect(found.frontier.map { "\($0.state) \($0.reason)" } == ["3 loading"])
  }

  @Test("While loading one tap on each screen is tried") func whileLoadingOneTapOnEachScreenIsTried() throws {
    let space = [
      "0": ["Load": "1 pending"], "1 pending": ["Show": "sheet pending", "time": "loaded"],
      "sheet pending": ["Shuffle": "sheet 2 pending", "time": "loaded"],
      "sheet 2 pending": ["Shuffle": "sheet 3 pending", "time": "loaded"], "loaded": [:],
    ]
    let found = try explore(space, from: "0")
    #expect(Set(found.states.map(\.name)) == ["0", "1 pending", "sheet pending", "loaded", "sheet 2 pending"])
    #expect(found.frontier.map { "\(found.states[$0.state].name) \($0.reason)" } == ["sheet 2 pending loading"])
  }

  @Test("Every handle is released once") func everyHandleIsReleasedOnce() throws {
    let space = ScriptedSpace(["a": ["x": "b", "y": "a"], "b": ["z": "a", "w": "c"], "c": [:]], from: "a")
    _ = try Explorer.explore(space, budget: Budget())
    #expect(space.ledger.live.isEmpty)
    #expect(space.ledger.releasedTwice == 0)
  }

  @Test("A state is let go once its last step is taken") func aStateIsLetGoOnceItsLastStepIsTaken() throws {
    let chain = Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0)", ["Next": "\($0 + 1)"]) }).merging(["9": [:]]) {
      $1
    }
    let space = ScriptedSpace(chain, from: "0")
    #expect(try Explorer.explore(space, budget: Budget()).states.count == 10)
    #expect(space.ledger.most == 1)
    #expect(space.ledger.live.isEmpty)
  }

  @Test("What would not fit on the page is not explored") func whatWouldNotFitOnThePageIsNotExplored() throws {
    let start = CountingSpace().start().state
    // Each step leads to a new state.
    let found = try Explorer.explore(CountingSpace(), budget: Budget(page: 4 * Budget.size(of: start)))
    #expect(found.states.count == 5)
    #expect(found.frontier == [UnexploredStep(state: 4, step: found.states[4].steps[0], reason: .size)])
  }

  @Test("A full page ends the exploration after some steps to states that are not on it")
  func aFullPageEndsTheExplorationAfterSomeStepsToStatesThatAreNotOnIt() throws {
    let names = (1...9).map(String.init)
    let space = ScriptedSpace(
      ["0": Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })].merging(names.map { ($0, [:]) }) { $1 }, from: "0"
    )
    let sizes = ["0", "1"].map { Budget.size(of: ScriptedSpace(space.table, from: $0).start().state) }
    let found = try Explorer.explore(space, budget: Budget(page: sizes[0] + 2 * sizes[1], stepsOffPage: 4))
    // The page has room for the start state and two other states. When the page is full, the explorer takes four more
    // steps, because `stepsOffPage` is 4. Then it stops, so it does not take the remaining three steps.
    #expect(found.states.count == 7)
    #expect(found.edges.count == 6)
    #expect(found.frontier.map(\.reason) == [.size, .size, .size])
    #expect(space.ledger.live.isEmpty)
  }

  @Test("States with threads are left alone") func statesWithThreadsAreLeftAlone() throws {
    var space = ScriptedSpace(["a": ["x": "b"], "b": ["y": "a"]], from: "a")
    space.unforkable = ["b"]
    let found = try Explorer.explore(space, budget: Budget())
    #expect(found.frontier.map(\.reason) == [.threads])
  }
}

@Suite struct StepTests {
  @Test("A sheet hides what is below") func aSheetHidesWhatIsBelow() {
    let below = SemanticNode(id: "b", role: .button, label: "Below", actions: [.init(id: "b", kind: .press)])
    let inside = SemanticNode(id: "i", role: .button, label: "Inside", actions: [.init(id: "i", kind: .press)])
    let sheet = SemanticNode(id: "s", role: .sheet, actions: [.init(id: "s", kind: .dismiss)], children: [inside])
    let state = ExploredState(tree: SemanticNode(id: "r", role: .window, children: [below, sheet]))
    #expect(state.steps.map(\.label) == [nil, "Inside"])
    #expect(state.steps.map(\.kind) == [.action(.dismiss), .action(.press)])
  }

  private static func day(_ number: Int, at hour: Int = 0) -> String {
    "2026-01-0\(number)T\(hour == 0 ? "00" : "\(hour)"):00:00Z"
  }

  @Test(
    "Samples are other values of the domain",
    arguments: [
      (SemanticNode.Action.Domain.number(from: 0, through: 10, step: 1), "5", ["0.0", "10.0"]),
      (.options([.init(id: "1", label: "One"), .init(id: "2", label: "Two")]), "One", ["2"]),
      (.date(from: nil, through: day(1), now: day(1)), "1 Jan", ["2025-12-30T12:00:00Z"]),
      (.date(from: day(1), through: nil, now: day(1)), "1 Jan", [day(2, at: 12)]),
      (.date(from: day(1), through: day(3), now: day(2)), "2 Jan", [day(1), day(3)]),
      (.date(from: nil, through: nil, now: day(1)), "1 Jan", [day(2, at: 12)]),
      (.date(from: day(1), through: day(1), now: day(1)), "1 Jan", []),
      (.text(placeholder: nil), "", ["Water"]), (.text(placeholder: nil), "12", ["72"]),
      (.text(placeholder: "Height (cm)"), "0", ["175"]), (.text(placeholder: "Height (cm)"), "175", ["160"]),
      (.text(placeholder: "Your email"), "", ["ada@example.org"]), (.text(placeholder: "Your email"), "ada", [""]),
      (.text(placeholder: "Search"), "", ["zzz"]), (.text(placeholder: "Search"), "zzz", [""]),
    ])
  func samplesAreOtherValuesOfTheDomain(domain: SemanticNode.Action.Domain, value: String, expected: [String]) {
    let node = SemanticNode(id: "n", role: .slider, value: value)
    let samples = node.samples(for: .init(id: "a", kind: .setValue, domain: domain), on: node)
    #expect(samples.map(\.value) == expected)
  }

  @Test("Disabled and hidden elements offer nothing") func disabledAndHiddenElementsOfferNothing() {
    var button = SemanticNode(id: "b", role: .button, label: "Go", actions: [.init(id: "b", kind: .press)])
    #expect(ExploredState(tree: button).steps.count == 1)
    button.traits = [.disabled]
    #expect(ExploredState(tree: button).steps.isEmpty)
    button.traits = []
    button.boxes = [.hidden]
    #expect(ExploredState(tree: button).steps.isEmpty)
  }

  @Test("Numbering depends on places only") func numberingDependsOnPlacesOnly() {
    func tree(_ ids: [String]) -> SemanticNode {
      SemanticNode(
        id: ids[0], role: .vstack, boxes: [.overlay([SemanticNode(id: ids[1], role: .text)], alignment: .init())],
        children: [SemanticNode(id: ids[2], role: .button, actions: [.init(id: ids[2], kind: .press)])])
    }
    #expect(tree(["x", "y", "z"]).numbered == tree(["a", "b", "c"]).numbered)
    #expect(tree(["x", "y", "z"]).numbered.all.map(\.id) == ["0", "1", "2"])
  }
}
