import SemanticTree

extension FindingReader {
  /// Controls that never changed anything anywhere, neither on the screen nor in what is remembered: dead ones, and those whose action was
  /// sent and then handled by nobody.
  var controlsWithoutEffect: [Finding] {
    var idle: [String: [StateGraph.Edge]] = [:]
    var alive = Set<String>()
    for edge in graph.edges {
      guard case .action(let kind) = edge.step.kind, Self.expected.contains(kind) else { continue }
      let control = "\(edge.step.role?.rawValue ?? "") \(edge.step.label?.withoutFigures ?? edge.step.node) \(kind.rawValue)"
      if edge.from == edge.to, edge.effects.allSatisfy(\.isAwaitingAnswer) {
        idle[control, default: []].append(edge)
      } else {
        alive.insert(control)
      }
    }
    return idle.filter { !alive.contains($0.key) }.sorted { $0.key < $1.key }.compactMap { _, edges in
      edges.first { !$0.effects.isEmpty }.map(Self.unhandled) ?? edges.first.map(Self.dead)
    }
  }

  private static func dead(_ edge: StateGraph.Edge) -> Finding {
    Finding(
      kind: .deadControl, state: edge.from, step: edge.step, message: "nothing happens when you \(edge.step.instruction), in any state")
  }

  private static func unhandled(_ edge: StateGraph.Edge) -> Finding {
    Finding(
      kind: .unhandledAction, state: edge.from, step: edge.step,
      message: "'\(edge.effects[0].text)' is sent when you \(edge.step.instruction), and nothing comes of it, in any state")
  }

  /// What is expected to do something.
  private static let expected: Set<SemanticNode.Action.Kind> = [
    .press, .toggle, .increment, .decrement, .delete, .setValue, .choose, .select, .dismiss, .submit,
  ]
}

extension Effect {
  /// Whether it only asks for something to happen. What the preview ignores on purpose needs no answer.
  fileprivate var isAwaitingAnswer: Bool { kind == .sent && !text.hasSuffix("(ignored)") }
}
