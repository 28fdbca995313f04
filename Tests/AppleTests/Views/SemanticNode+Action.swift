import SemanticTree

extension SemanticNode {
  /// The node's action of a kind; nil if the node has no such action.
  func action(_ kind: Action.Kind) -> Action? { actions.first { $0.kind == kind } }
}
