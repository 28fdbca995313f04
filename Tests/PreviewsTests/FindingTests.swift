import LimnDiagnostics
import SemanticTree
import Testing

@testable import LimnPreviews

@Suite struct FindingTests {
  @Test("A clean graph has none") func aCleanGraphHasNone() {
    let graph = Sample.graph(
      [Sample.screen("0", ["Add"]), Sample.screen("1", ["Add"])],
      [(0, 1, Sample.press("Add")), (1, 0, Sample.press("Add"))])
    #expect(graph.findings.isEmpty)
    #expect(graph.extent == "2 states, complete")
  }

  @Test("A crash is an error at the preview with its place") func aCrashIsAnErrorAtThePreviewWithItsPlace() throws {
    let crash = ExploredState(
      tree: nil, ending: Ending(kind: .crashed, message: "boom", path: "App/Counter.swift", line: 7))
    let graph = Sample.graph([Sample.screen("0", ["Go"]), crash], [(0, 1, Sample.press("Go"))])
    let diagnostic = try #require(graph.findings.map { $0.diagnostic(of: graph) }.first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.id == "preview-crash")
    #expect(diagnostic.message == "preview 'Counter', state 1: it crashes when you press “Go”: boom")
    #expect(diagnostic.location?.line == 12)
    #expect(diagnostic.notes.map(\.message) == ["the failing code is in App/Counter.swift, line 7"])
  }

  @Test("What a generated preview lacks in the environment is not a mistake of the view") func generatedPreviews() {
    let message = "there is no Pond in the environment: add .environment(_:) to a view above"
    let crash = ExploredState(tree: nil, ending: Ending(kind: .crashed, message: message))
    var graph = Sample.graph([Sample.screen("0", ["Go"]), crash], [(0, 1, Sample.press("Go"))])
    #expect(graph.findings.map(\.kind) == [.previewCrash])
    graph.preview.origin = .synthesized
    #expect(FindingReader(graph: graph).findings.isEmpty)
  }

  @Test("A crash of one control in several states is reported once") func aCrashOfOneControlInSeveralStatesIsToldOnce()
  {
    let screen = { Sample.screen($0, ["Add", "Go"]) }
    let crash = { ExploredState(tree: nil, ending: Ending(kind: .crashed, message: $0)) }
    let graph = Sample.graph(
      [screen("0"), screen("1"), crash("boom"), crash("bang")],
      [
        (0, 1, Sample.press("Add")), (0, 2, Sample.press("Go", "3")), (1, 2, Sample.press("Go", "3")),
        (1, 3, Sample.press("Add")),
      ])
    #expect(
      graph.findings.map { "\($0.state) \($0.message)" } == [
        "0 it crashes when you press “Go”: boom (and in 1 other state)", "1 it crashes when you press “Add”: bang",
      ])
  }

  @Test("A button that does nothing anywhere is dead") func aButtonThatDoesNothingAnywhereIsDead() {
    let screen = { Sample.screen($0, ["Add", "Dead"]) }
    let graph = Sample.graph(
      [screen("0"), screen("1")],
      [
        (0, 1, Sample.press("Add")), (0, 0, Sample.press("Dead", "3")), (1, 1, Sample.press("Add")),
        (1, 1, Sample.press("Dead", "3")),
      ])
    #expect(graph.findings.map(\.message) == ["nothing happens when you press “Dead”, in any state"])
    #expect(graph.findings.map(\.kind) == [.previewDeadControl])
    #expect(graph.findings.map { $0.diagnostic(of: graph).severity } == [.note])
  }

  @Test("A control that works with its parent is not dead") func aControlThatWorksWithItsParentIsNotDead() {
    let alone = Sample.graph([Sample.screen("0", ["Close"])], [(0, 0, Sample.press("Close"))])
    let inside = Sample.graph(
      [Sample.screen("0", ["Open"]), Sample.screen("1", ["Close"])],
      [(0, 1, Sample.press("Open")), (1, 0, Sample.press("Close"))])
    #expect(alone.findings.map(\.kind) == [.previewDeadControl])
    #expect(FindingReader.withoutHandledByParents([alone, inside]).flatMap(\.findings).isEmpty)
    #expect(FindingReader.withoutHandledByParents([alone]).flatMap(\.findings).count == 1)
  }

  @Test("A dead button is claimed only as far as it was tried") func aDeadButtonIsClaimedOnlyAsFarAsItWasTried() {
    let screen = { Sample.screen($0, ["Add", "Dead"]) }
    let untried = UnexploredStep(state: 2, step: Sample.press("Dead", "3"), reason: .budget)
    let steps = [(0, 1, Sample.press("Add")), (1, 2, Sample.press("Add")), (0, 0, Sample.press("Dead", "3"))]
    let once = Sample.graph([screen("0"), screen("1"), screen("2")], steps, frontier: [untried])
    #expect(
      once.findings.map(\.message) == ["nothing happens when you press “Dead”, in the one state in which it was tried"])
    let rarely = Sample.graph([screen("0"), screen("1"), screen("2")], steps, frontier: [untried, untried])
    #expect(rarely.findings.isEmpty)
  }

  @Test("A sheet that cannot be closed is a trap") func aSheetThatCannotBeClosedIsATrap() {
    let graph = Sample.graph([Sample.screen("0", ["Open"]), Sample.sheet("Settings")], [(0, 1, Sample.press("Open"))])
    #expect(graph.findings.map(\.kind) == [.previewNoWayBack])
    let closing = Sample.graph(
      [Sample.screen("0", ["Open"]), Sample.sheet("Settings")],
      [(0, 1, Sample.press("Open")), (1, 0, Sample.press("Close"))])
    #expect(closing.findings.isEmpty)
  }

  @Test("A trap is not claimed where steps were not tried") func aTrapIsNotClaimedWhereStepsWereNotTried() {
    let graph = Sample.graph(
      [Sample.screen("0", ["Open"]), Sample.sheet("Settings")], [(0, 1, Sample.press("Open"))],
      frontier: [UnexploredStep(state: 1, step: Sample.press("Close"), reason: .budget)])
    #expect(graph.findings.isEmpty)
    #expect(graph.extent == "2 states, 1 action unexplored")
  }

  @Test("A control without a name is reported once") func aControlWithoutANameIsReportedOnce() {
    let graph = Sample.graph(
      [Sample.screen("0", [nil]), Sample.screen("1", [nil])], [(0, 1, Sample.press(nil)), (1, 0, Sample.press(nil))])
    #expect(graph.findings.map(\.kind) == [.previewUnnamedControl])
  }

  @Test("Controls of one kind without a name are reported once, and what is no control is an area") func areas() {
    func step(_ role: SemanticNode.Role, _ node: String, _ gesture: String? = nil) -> Step {
      Step(kind: .action(gesture == nil ? .press : .gesture), node: node, role: role, argumentLabel: gesture)
    }
    let steps = [
      step(.color, "2"), step(.zstack, "3"), step(.color, "4", "Drag left"), step(.shape, "5", "Drag up"),
      step(.button, "6"), step(.button, "7"),
    ]
    let graph = Sample.graph([Sample.screen("0"), Sample.screen("1")], steps.flatMap { [(0, 1, $0), (1, 0, $0)] })
    let ending = " has no name: add a label or an accessibilityLabel"
    #expect(
      graph.findings.map(\.message).sorted() == [
        "a button" + ending, "an area that can be dragged" + ending, "an area that can be tapped" + ending,
      ])
  }

  @Test("A second run that differs names state and control") func aSecondRunThatDiffersNamesStateAndControl() {
    let graph = Sample.graph([Sample.screen("0", ["Roll"]), Sample.screen("4")], [(0, 1, Sample.press("Roll"))])
    var exploration = Exploration()
    exploration.states = graph.states
    exploration.edges = [ExploredEdge(from: 0, to: 1, step: Sample.press("Roll"))]
    let request = RepeatRequest(RunRequest(preview: 0, seed: 42, clock: 0), exploration, states: 2)
    let finding = RunComparison(
      graph: graph, request: request, difference: RunDifference(step: 0, state: Sample.screen("6"))
    ).finding
    #expect(finding.state == 0)
    #expect(finding.step == Sample.press("Roll"))
    #expect(finding.message == "a second run differs after you press “Roll”: text: 4 → 6")
  }

  @Test("An action that is sent and changes nothing is unhandled") func anActionThatIsSentAndChangesNothingIsUnhandled()
  {
    let screen = { Sample.screen($0, ["Add", "Reset", "Skip"]) }
    var graph = Sample.graph(
      [screen("0"), screen("1")],
      [
        (0, 1, Sample.press("Add")), (0, 0, Sample.press("Reset", "3")), (1, 1, Sample.press("Reset", "3")),
        (0, 0, Sample.press("Skip", "4")),
      ])
    for index in 1...2 { graph.edges[index].effects = [Effect(kind: .sent, text: "Counter.resetTapped")] }
    graph.edges[3].effects = [Effect(kind: .sent, text: "Counter.skipTapped (ignored)")]
    let findings = FindingReader(graph: graph).findings
    #expect(findings.map(\.kind) == [.previewUnhandledAction])
    #expect(
      findings.map(\.message) == [
        "'Counter.resetTapped' is sent when you press “Reset”, but has no effect in any state"
      ])
  }

  @Test("An action that no preview sends is noted where it is declared")
  func anActionThatNoPreviewSendsIsNotedWhereItIsDeclared() {
    var graph = Sample.graph([Sample.screen("0", ["Add"])], [(0, 0, Sample.press("Add"))])
    graph.startEffects = [Effect(kind: .sent, text: "Counter.task")]
    graph.edges[0].effects = [Effect(kind: .sent, text: "Counter.child(.tapped)")]
    let place = Location(path: "Counter.swift", line: 3, column: 8)
    let declared = ["task", "child", "never"].map { ActionDeclaration(type: "Counter", name: $0, location: place) }
    let other = ActionDeclaration(type: "Unseen", name: "x", location: place)
    let notes = UnsentActions(declared: declared + [other], graphs: [graph]).diagnostics
    let message =
      "no preview sends 'Counter.never': add a preview in which a control sends the action, or remove the action"
    #expect(notes.map(\.message) == [message])
    #expect(notes.map(\.severity) == [.note])
    graph.frontier = [UnexploredStep(state: 0, step: Sample.press("Other"), reason: .budget)]
    #expect(
      UnsentActions(declared: declared, graphs: [graph]).diagnostics[0].message.contains(
        "'Counter.never' in the explored states:"))
  }
}
