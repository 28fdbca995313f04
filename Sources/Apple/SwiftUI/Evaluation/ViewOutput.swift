import SemanticTree

/// One part of the result of evaluating a view. It is a node, the element of a view with a `body`, a value for a
/// container, or a group of outputs with information about the group.
indirect enum ViewOutput {
  case node(NodePiece)
  case element(Element)
  /// Outputs, and a change that is applied to each of their nodes.
  case changed([ViewOutput], @MainActor (inout SemanticNode) -> Void)
  /// Outputs, and a change that is applied to the list of their assembled nodes.
  case rearranged([ViewOutput], @MainActor (inout Assembly) -> Void)
  /// Outputs, and the tag that the app set for these outputs.
  case tagged(AnyHashable, [ViewOutput])
  /// Outputs that an enclosing container shows at the given place, such as its toolbar.
  case carried(ContainerFacts.Place, [ViewOutput])
  case fact(any ContainerFact)
  /// Outputs, and the preference that a modifier sets for them.
  case preference(any PreferenceWrite, [ViewOutput])
}

struct NodePiece {
  var node: SemanticNode
  var children: [ViewOutput]
  var handlers: [String: ActionHandler]
  var finish: Finish?
}

/// Completes a node when its children are assembled. A value that the function takes from `carried` is not passed to
/// outer containers.
typealias Finish = @MainActor (_ node: inout SemanticNode, _ carried: inout ContainerFacts) -> Void
