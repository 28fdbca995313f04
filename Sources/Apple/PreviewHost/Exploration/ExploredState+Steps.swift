package import SemanticTree

extension ExploredState {
  /// All possible steps in the state: the actions of its elements in reading order, then letting time pass.
  package var steps: [Step] {
    guard ending == nil, let tree else { return [] }
    let waiting = pending.isEmpty ? [] : [Step(kind: .time)]
    return tree.frontmost.steps(sampling: tree) + waiting
  }
}

extension SemanticNode {
  /// The presentation that covers the screen and takes all input; the whole tree if no presentation covers the screen.
  var frontmost: SemanticNode {
    let modal: Set<Role> = [.sheet, .fullScreenCover, .alert, .confirmationDialog]
    return all.last { modal.contains($0.role) || $0.traits.contains(.modal) } ?? self
  }

  /// The steps of visible, enabled elements in this part of the screen.
  func steps(sampling screen: SemanticNode) -> [Step] {
    if traits.contains(.disabled) || traits.contains(.hidden) || boxes.contains(.hidden) { return [] }
    var steps: [Step] = []
    for (place, action) in actions.enumerated() where action.kind != .focus {
      for sample in samples(for: action, on: screen) {
        var step = Step(
          kind: .action(action.kind), node: id, action: place, role: role, label: action.label ?? name,
          argument: sample.value,
          argumentLabel: sample.label)
        if action.kind == .gesture { (step.label, step.argumentLabel) = (name, action.label) }
        // Refresh and dismiss apply to a whole container, so do not name the step after the texts inside the container.
        if action.kind == .refresh { step.label = action.label }
        if action.kind == .dismiss { step.label = action.label ?? label }
        steps.append(step)
      }
    }
    for child in children + nodesInBoxes { steps += child.steps(sampling: screen) }
    return steps
  }

  /// The element's label. If the element has no label, its name consists of the names of those child elements that have
  /// no actions.
  package var name: String? {
    if let label, !label.isEmpty { return label }
    let inside = (children + nodesInBoxes).compactMap { $0.actions.isEmpty ? $0.name : nil }
    return inside.isEmpty ? nil : inside.joined(separator: " ")
  }

  private var nodesInBoxes: [SemanticNode] {
    boxes.flatMap { box -> [SemanticNode] in
      switch box {
      case .background(let nodes, _), .overlay(let nodes, _): nodes
      default: []
      }
    }
  }
}

extension ExploredState {
  /// Whether something covers the screen, such as an alert.
  var isCovered: Bool { tree.map { $0.frontmost.id != $0.id } ?? false }
}
