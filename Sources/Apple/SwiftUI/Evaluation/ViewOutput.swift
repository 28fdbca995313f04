import SemanticTree

/// What a walk found: a node, the element of a view with a body, or something said about others.
indirect enum ViewOutput {
  case node(NodePiece)
  case element(Element)
  /// Each node of the pieces, changed.
  case changed([ViewOutput], @MainActor (inout SemanticNode) -> Void)
  /// The pieces, with a say over the whole of what they give.
  case rearranged([ViewOutput], @MainActor (inout Assembly) -> Void)
  /// The pieces, which the app calls by a value.
  case tagged(AnyHashable, [ViewOutput])
  /// Something handed up to a container above, with the pieces that it is made of.
  case carried(ContainerFacts.Place, [ViewOutput])
  case fact(any ContainerFact)
  /// The pieces, with what a view says for a preference.
  case preference(any PreferenceWrite, [ViewOutput])
}

struct NodePiece {
  var node: SemanticNode
  var children: [ViewOutput]
  var handlers: [String: ActionHandler]
  var finish: Finish?
}

/// Completes a node with what was assembled below it; what it takes from `carried` does not go further up.
typealias Finish = @MainActor (_ node: inout SemanticNode, _ carried: inout ContainerFacts) -> Void
