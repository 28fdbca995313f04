import SemanticTree

/// The targets of one state's controls: the steps of each element with the states they lead to.
struct ControlLinks {
  struct Link {
    var step: Step
    /// The address of the target state, or nil if the step was not explored.
    var address: String?
  }

  private var links: [String: [Link]] = [:]

  init(_ all: [Link] = []) { links = Dictionary(grouping: all, by: \.step.node) }
}

extension ControlLinks {
  func of(_ node: SemanticNode) -> [Link] { links[node.id] ?? [] }

  /// The first link of the given kinds, or of any kind.
  func first(_ node: SemanticNode, _ kinds: SemanticNode.Action.Kind...) -> Link? {
    of(node).first { link in
      guard case .action(let kind) = link.step.kind else { return false }
      return kinds.isEmpty || kinds.contains(kind)
    }
  }

  /// The links of the given kinds, one for each tried argument.
  func all(_ node: SemanticNode, _ kinds: SemanticNode.Action.Kind...) -> [Link] {
    of(node).filter { link in kinds.contains { link.step.kind == .action($0) } }
  }
}
