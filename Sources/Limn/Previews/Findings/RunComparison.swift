import SemanticTree

/// The first difference between two runs of a preview.
struct RunComparison {
  let graph: StateGraph
  /// The request for the second run.
  let request: RepeatRequest
  /// The difference; nil if the second run failed.
  let difference: RunDifference?

  /// A finding about the first state that differs in the second run. The finding names the step that leads to the
  /// state.
  var finding: Finding {
    guard let difference else {
      return Finding(kind: .previewDiffers, state: 0, message: "a second run ended differently from the first")
    }
    let repeated = difference.step.map { request.steps[$0] }
    let place = repeated.map { "a second run differs after you \($0.step.instruction)" }
    let what = change(from: repeated?.to ?? 0, to: difference.state)
    return Finding(
      kind: .previewDiffers, state: repeated?.from ?? 0, step: repeated?.step,
      message: "\(place ?? "it starts differently in a second run"): \(what)")
  }

  /// Describes how the state of the first run changed in the second run.
  private func change(from index: Int, to state: ExploredState?) -> String {
    guard let state else { return "the state does not exist" }
    let first = graph.states[index]
    if state == first { return "its effects or its use of randomness differ" }
    let differences = Difference.between(first.tree, state.tree) + Difference.between(first.values, state.values)
    return differences.first?.text ?? "the layout or the time differs"
  }
}
