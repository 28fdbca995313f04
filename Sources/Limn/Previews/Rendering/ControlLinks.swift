import SemanticTree

/// Where the controls of one state lead: by element, its steps with the place to go to.
struct ControlLinks {
  struct Link {
    var step: Step
    /// The address of the next state, or nil if the step was not explored.
    var address: String?
  }

  private var links: [String: [Link]] = [:]

  init(_ all: [Link] = []) { links = Dictionary(grouping: all, by: \.step.node) }
}

extension ControlLinks {
  func of(_ node: SemanticNode) -> [Link] { links[node.id] ?? [] }

  /// The first link of that kind, or of any kind if none is given.
  func first(_ node: SemanticNode, _ kinds: SemanticNode.Action.Kind...) -> Link? {
    of(node).first { link in
      guard case .action(let kind) = link.step.kind else { return false }
      return kinds.isEmpty || kinds.contains(kind)
    }
  }

  /// The links of that kind, one for each argument that was tried.
  func all(_ node: SemanticNode, _ kinds: SemanticNode.Action.Kind...) -> [Link] {
    of(node).filter { link in kinds.contains { link.step.kind == .action($0) } }
  }
}
