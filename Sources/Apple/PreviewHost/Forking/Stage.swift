internal import SemanticTree

/// A preview that runs in this process, as an explorer sees it.
@MainActor struct Stage {
  /// Runs all that is ready without time passing. Returns false if that has no end.
  var settle: () -> Bool
  var tree: () -> SemanticNode
  /// Performs the action of that id, with its argument.
  var perform: (String, String?) -> Void
  var values: () -> [StateValue]
}

extension Stage {
  /// Takes a step of the state that is shown now.
  func take(_ step: Step) {
    switch step.kind {
    case .time: _ = VirtualQueue.shared.advanceEverywhere()
    case .action:
      let nodes = tree().all
      guard let place = Int(step.node), nodes.indices.contains(place), nodes[place].actions.indices.contains(step.action) else { return }
      let action = nodes[place].actions[step.action]
      perform(action.id, step.argument.map { argument(of: action, $0) })
    }
  }

  /// Options are numbered in states, since their ids may follow from chance.
  private func argument(of action: SemanticNode.Action, _ text: String) -> String {
    guard case .options(let options) = action.domain, let place = Int(text), options.indices.contains(place) else { return text }
    return options[place].id
  }

  /// Lets what is ready run and describes what there is then.
  func arrive() -> ExploredState {
    let rested = settle()
    let pending = VirtualQueue.shared.pendingEverywhere.map { $0 / .milliseconds(1) }
    let ending = rested ? nil : Ending(kind: .restless, message: "its tasks start new work without end")
    return ExploredState(tree: tree().numbered, values: values(), pending: pending, ending: ending)
  }
}
