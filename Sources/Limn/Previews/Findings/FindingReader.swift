import LimnDiagnostics
import SemanticTree

/// Finds mistakes in an explored graph.
struct FindingReader {
  let graph: StateGraph

  /// The mistakes in the order of states. Each mistake is reported once. If a replaced part was met, there are no
  /// findings, since the part could be their reason.
  var findings: [Finding] {
    if !graph.metParts.isEmpty { return [] }
    let all = endings + problems + unnamedControls + controlsWithoutEffect + traps
    // A preview that Limn makes of a view lacks what only the app puts into the environment.
    return all.filter { finding in
      graph.preview.origin != .synthesized || finding.kind == .previewProblem && finding.state == 0
        || !finding.message.contains("in the environment: add")
    }.sorted { ($0.state, $0.kind.id) < ($1.state, $1.kind.id) }
  }

  /// Findings about crashes and hangs of the preview, at the start or after a step. If a control causes the same crash
  /// or hang in several states, there is one finding, at the first state.
  private var endings: [Finding] {
    var found: [Finding] = []
    if let ending = graph.states.first?.ending {
      found.append(
        Finding(kind: ending.finding, state: 0, message: "it \(ending.verb) at the start: \(ending.message)"))
    }
    let ends = graph.edges.compactMap { edge in
      graph.states[edge.to].ending.map { (edge: edge, ending: $0, alike: "\(edge.step.control) \($0)") }
    }
    var counts = ends.map(\.alike).counts
    for (edge, ending, alike) in ends {
      guard let count = counts.removeValue(forKey: alike) else { continue }
      let others = count == 1 ? "" : " (and in \((count - 1).counted("other state")))"
      let message = "it \(ending.verb) when you \(edge.step.instruction): \(ending.message)\(others)"
      found.append(Finding(kind: ending.finding, state: edge.from, step: edge.step, message: message))
    }
    return found
  }

  private var problems: [Finding] {
    var seen = Set<String>()
    return graph.states.enumerated().flatMap { index, state in
      (state.tree?.all ?? []).compactMap { node in
        guard node.role == .problem, let label = node.label, seen.insert(label).inserted else { return nil }
        return Finding(kind: .previewProblem, state: index, message: label)
      }
    }
  }

  /// Findings about controls without an accessible name, one for each kind of control. Controls that only go back,
  /// dismiss, refresh, or focus are not checked, since they need no name from the app.
  private var unnamedControls: [Finding] {
    let named: Set<SemanticNode.Action.Kind> = [.dismiss, .back, .refresh, .focus]
    var seen = Set<String>()
    return graph.steps.compactMap { state, step, _ in
      guard case .action(let kind) = step.kind, !named.contains(kind), step.label == nil, let role = step.role else {
        return nil
      }
      let what =
        TreeRenderer.passive.contains(role)
        ? "an area that can be \(step.isDrag ? "dragged" : "tapped")" : "a " + role.words
      guard seen.insert(what).inserted else { return nil }
      return Finding(
        kind: .previewUnnamedControl, state: state, step: step,
        message: "\(what) has no name: add a label or an accessibilityLabel")
    }
  }

  /// Findings about sheets, alerts, and pushed screens that the user cannot leave again. A finding requires that all
  /// steps which follow the opening of the screen were explored, since an unexplored step could close the screen.
  private var traps: [Finding] {
    var ways: [Int: Set<Int>] = [:]
    for edge in graph.edges { ways[edge.from, default: []].insert(edge.to) }
    let open = Set(graph.frontier.map(\.state))
    let depths = graph.states.map { $0.tree?.depth ?? 0 }
    var reported = Set<Int>()
    var found: [Finding] = []
    for edge in graph.edges where depths[edge.to] > depths[edge.from] && graph.states[edge.to].ending == nil {
      guard reported.insert(edge.to).inserted else { continue }
      let reachable = [edge.to].reaching { ways[$0] ?? [] }
      guard reachable.isDisjoint(with: open),
        reachable.allSatisfy({ depths[$0] >= depths[edge.to] && graph.states[$0].ending == nil })
      else { continue }
      found.append(
        Finding(
          kind: .previewNoWayBack, state: edge.to, step: edge.step,
          message: "there is no way back from the screen that opens when you \(edge.step.instruction)"))
    }
    return found
  }
}

extension SemanticNode {
  /// The number of screens and presentations on top of the first screen.
  fileprivate var depth: Int {
    all.reduce(0) { sum, node in
      if node.role.isPresentation { return sum + 1 }
      guard node.role == .navigation else { return sum }
      return sum + max(0, node.children.filter { $0.role == .screen }.count - 1)
    }
  }
}

extension Step {
  /// The step as part of a sentence: `press “Save”`.
  var instruction: String {
    if case .time = kind { return "let time pass" }
    return description.prefix(1).lowercased() + description.dropFirst()
  }
}

extension Ending {
  fileprivate var finding: DiagnosticKind { kind == .crashed ? .previewCrash : .previewHang }
  /// The end of a sentence about the preview.
  var verb: String {
    switch kind {
    case .crashed: "crashes"
    case .hung: "hangs"
    case .restless: "never becomes idle"
    }
  }
}
