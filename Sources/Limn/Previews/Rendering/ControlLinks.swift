import SemanticTree

/// The links of the controls in one state. A link is a step that an element offers, with the address of the state that
/// the step leads to.
struct ControlLinks {
  struct Link {
    var step: Step
    /// The address of the state that the step leads to; nil if the step was not explored.
    var address: String?
  }

  private var links: [String: [Link]] = [:]

  init(_ all: [Link] = []) { links = all.grouped(by: \.step.node) }

  func of(_ node: SemanticNode) -> [Link] { links[node.id] ?? [] }

  /// Returns an element's first link whose action is of one of the given kinds. If no kinds are given, returns the
  /// element's first link.
  func first(_ node: SemanticNode, _ kinds: SemanticNode.Action.Kind...) -> Link? {
    of(node).first { link in
      guard case .action(let kind) = link.step.kind else { return false }
      return kinds.isEmpty || kinds.contains(kind)
    }
  }
}
