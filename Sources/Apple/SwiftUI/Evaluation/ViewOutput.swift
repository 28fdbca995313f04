import SemanticTree

/// The output of evaluating a view: a node, the element of a view with a body, or a change of other outputs.
indirect enum ViewOutput {
  case node(NodePiece)
  case element(Element)
  /// The outputs with a change of each node.
  case changed([ViewOutput], @MainActor (inout SemanticNode) -> Void)
  /// The outputs, with a change of the list of their assembled nodes.
  case rearranged([ViewOutput], @MainActor (inout Assembly) -> Void)
  /// The outputs with the tag that the app set.
  case tagged(AnyHashable, [ViewOutput])
  /// A value for an enclosing container, such as toolbar items, with the outputs that make up the value.
  case carried(ContainerFacts.Place, [ViewOutput])
  case fact(any ContainerFact)
  /// The outputs with a view's preference.
  case preference(any PreferenceWrite, [ViewOutput])
}

struct NodePiece {
  var node: SemanticNode
  var children: [ViewOutput]
  var handlers: [String: ActionHandler]
  var finish: Finish?
}

/// Completes a node with its assembled children. Values that it takes from `carried` are not passed further up.
typealias Finish = @MainActor (_ node: inout SemanticNode, _ carried: inout ContainerFacts) -> Void
