import LimnDiagnostics
import SemanticTree

@testable import LimnPreviews

/// State graphs written by hand, as input for tests.
enum Sample {
  static let identity = PreviewIdentity(
    module: "App", type: "Counter", name: "Preview", slug: "default", origin: .macro,
    location: Location(path: "Sources/App/Counter.swift", line: 12, column: 1))

  static func button(_ id: String, _ label: String?) -> SemanticNode {
    SemanticNode(id: id, role: .button, label: label, actions: [.init(id: "\(id).0", kind: .press)])
  }

  static func screen(_ text: String, _ buttons: [String?] = []) -> ExploredState {
    let texts = [SemanticNode(id: "1", role: .text, label: text)]
    let tree = SemanticNode(
      id: "0", role: .window, children: texts + buttons.enumerated().map { button("\($0 + 2)", $1) })
    return ExploredState(tree: tree, values: [StateValue(path: "Counter.text", text: text)])
  }

  static func sheet(_ text: String) -> ExploredState {
    let sheet = SemanticNode(id: "1", role: .sheet, label: text)
    return ExploredState(tree: SemanticNode(id: "0", role: .window, children: [sheet]))
  }

  static func press(_ label: String?, _ node: String = "2") -> Step {
    Step(kind: .action(.press), node: node, role: .button, label: label)
  }

  static func graph(
    _ states: [ExploredState], _ edges: [(Int, Int, Step)], frontier: [UnexploredStep] = [], tiles: [ExploredState] = []
  )
    -> StateGraph
  {
    var exploration = Exploration()
    (exploration.states, exploration.frontier) = (states, frontier)
    exploration.edges = edges.map { ExploredEdge(from: $0.0, to: $0.1, step: $0.2) }
    let request = RunRequest(preview: 0, seed: 42, clock: 0, conditions: Array(Conditions.all.prefix(tiles.count)))
    return StateGraph(identity, request, RunAnswer(exploration: exploration, tiles: tiles))
  }
}
