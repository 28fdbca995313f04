internal import SemanticTree

/// A running preview in this process, with the operations that the explorer uses.
@MainActor struct Stage {
  /// Runs all ready work without letting time pass. Returns false if the work never ends.
  var settle: () -> Bool
  var tree: () -> SemanticNode
  /// Performs the action with this id and argument. The tree is the current result of `tree`.
  var perform: (String, String?, SemanticNode) -> Void
  var values: () -> [StateValue]
}

extension Stage {
  /// Takes a step from the current state.
  func take(_ step: Step) {
    switch step.kind {
    case .time: _ = VirtualQueue.shared.advanceEverywhere()
    case .action:
      let tree = tree()
      let nodes = tree.all
      guard let place = Int(step.node), nodes.indices.contains(place),
        nodes[place].actions.indices.contains(step.action)
      else { return }
      let action = nodes[place].actions[step.action]
      perform(action.id, step.argument.map { argument(of: action, $0) }, tree)
    }
  }

  /// Returns the argument to pass to an action. If the action has options, `text` is an index, and the result is the id
  /// of the option at this index. A step contains the index and not the id, since ids can be random. For other actions,
  /// the result is `text`.
  private func argument(of action: SemanticNode.Action, _ text: String) -> String {
    guard case .options(let options) = action.domain, let place = Int(text), options.indices.contains(place) else {
      return text
    }
    return options[place].id
  }

  /// Runs all ready work and describes the resulting state.
  func arrive() -> ExploredState {
    let rested = settle()
    let pending = VirtualQueue.shared.pendingEverywhere.map { $0 / .milliseconds(1) }
    let ending = rested ? nil : Ending(kind: .restless, message: "its tasks start new work without end")
    return ExploredState(tree: tree().numbered, values: values(), pending: pending, ending: ending)
  }
}
