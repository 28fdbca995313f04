import SemanticTree

extension FindingReader {
  /// Findings about controls that change neither the screen nor the stored values in any state. Such a control does
  /// nothing, or it sends an action that is not handled.
  ///
  /// A step that was skipped may have an effect. So if more steps of a control were skipped than tried, there is no
  /// finding about the control. If a control was tried often, states at the border, none of whose steps were tried, do
  /// not count: a larger budget only moves the border.
  var controlsWithoutEffect: [Finding] {
    var idle: [String: [StateGraph.Edge]] = [:]
    var alive = Set<String>()
    for edge in graph.edges {
      guard let control = Self.control(of: edge.step) else { continue }
      if edge.from == edge.to, edge.effects.allSatisfy(\.isAwaitingAnswer) {
        idle[control, default: []].append(edge)
      } else {
        alive.insert(control)
      }
    }
    let explored = Set(graph.edges.map(\.from))
    let untried = graph.frontier.grouped { Self.control(of: $0.step) }
    func isTriedEnough(_ control: String, _ tried: Int) -> Bool {
      untried[control, default: []].count { tried < Self.often || explored.contains($0.state) } <= tried
    }
    return idle.filter { !alive.contains($0.key) && isTriedEnough($0.key, $0.value.count) }.sortedByKey
      .compactMap { control, edges in
        let tried = edges.count == 1 ? "the one state" : "any of the \(edges.count) states"
        let extent = untried[control] == nil ? "in any state" : "in \(tried) in which it was tried"
        guard let edge = edges.first(where: { !$0.effects.isEmpty }) ?? edges.first else { return nil }
        let use = "when you \(edge.step.instruction)"
        let sent = edge.effects.first.map { "'\($0.text)' is sent \(use), but has no effect \(extent)" }
        return Finding(
          kind: sent == nil ? .previewDeadControl : .previewUnhandledAction, state: edge.from, step: edge.step,
          message: sent ?? "nothing happens \(use), \(extent)")
      }
  }

  private static let often = 8

  /// Removes the finding that a control has no effect if the control has an effect in another preview of the same
  /// module. A preview shows a view without its parent, but some controls need the parent. For example, a button that
  /// dismisses the view has an effect only in a preview of the parent.
  static func withoutHandledByParents(_ graphs: [StateGraph]) -> [StateGraph] {
    var working: [String: Set<String>] = [:]
    for graph in graphs {
      for edge in graph.edges where edge.from != edge.to || !edge.effects.allSatisfy(\.isAwaitingAnswer) {
        working[graph.preview.module, default: []].insert(edge.step.control)
      }
    }
    return graphs.map { graph in
      var graph = graph
      graph.findings.removeAll { finding in
        guard finding.kind == .previewDeadControl || finding.kind == .previewUnhandledAction, let step = finding.step
        else {
          return false
        }
        return working[graph.preview.module]?.contains(step.control) == true
      }
      return graph
    }
  }

  /// The name of the control that a step uses; nil for a step that is not expected to have an effect.
  private static func control(of step: Step) -> String? {
    guard case .action(let kind) = step.kind, expected.contains(kind) else { return nil }
    return step.control
  }

  /// The kinds of actions that are expected to have an effect.
  private static let expected: Set<SemanticNode.Action.Kind> = [
    .press, .gesture, .toggle, .increment, .decrement, .delete, .setValue, .choose, .select, .dismiss, .submit,
  ]
}

extension Step {
  /// Identifies the step's control and the kind of action. In the control's label, `#` replaces each number. So the
  /// control is still recognized in another state in which its label shows a different number.
  var control: String {
    guard case .action(let kind) = kind else { return "time" }
    let gesture = kind == .gesture ? argumentLabel ?? "" : ""
    return "\(role?.rawValue ?? "") \(label?.withoutFigures ?? node) \(kind.rawValue)\(gesture)"
  }
}

extension Effect {
  /// Whether the effect is an action that was sent and should be handled. Actions that the preview deliberately ignores
  /// do not count.
  fileprivate var isAwaitingAnswer: Bool { kind == .sent && !text.hasSuffix("(ignored)") }
}
