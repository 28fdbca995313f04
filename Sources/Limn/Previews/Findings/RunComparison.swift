import SemanticTree

/// The first difference between two runs of a preview.
struct RunComparison {
  let graph: StateGraph
  /// The result of the second run; nil if the run failed.
  let other: Exploration?
}

extension RunComparison {
  /// A finding about the first state that differs in the second run. The finding names the step that leads to the state.
  var finding: Finding {
    guard let other else { return Finding(kind: .differs, state: 0, message: "a second run ended differently from the first") }
    for (index, state) in graph.states.enumerated() where index >= other.states.count || other.states[index] != state {
      let edge = graph.edges.first { $0.to == index }
      let now = index < other.states.count ? other.states[index] : nil
      let what = difference(state, now)
      guard let edge else { return Finding(kind: .differs, state: 0, message: "it starts differently in a second run: \(what)") }
      return Finding(
        kind: .differs, state: edge.from, step: edge.step,
        message: "a second run differs after you \(edge.step.instruction): \(what)")
    }
    return Finding(kind: .differs, state: 0, message: "a second run has different transitions or a different output")
  }

  private func difference(_ one: ExploredState, _ two: ExploredState?) -> String {
    guard let two else { return "the state does not exist" }
    let differences = Difference.between(one.tree, two.tree) + Difference.between(one.values, two.values)
    return differences.first?.text ?? "the layout or the time differs"
  }
}
