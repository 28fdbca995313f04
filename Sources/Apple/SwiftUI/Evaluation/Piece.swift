import SemanticTree

/// What a walk found: a node, the element of a view with a body, or something said about others.
indirect enum Piece {
  case node(NodePiece)
  case element(Element)
  /// Each node of the pieces, changed.
  case changed([Piece], @MainActor (inout SemanticNode) -> Void)
  /// The pieces, with a say over the whole of what they give.
  case rearranged([Piece], @MainActor (inout Assembly) -> Void)
  /// The pieces, which the app calls by a value.
  case tagged(AnyHashable, [Piece])
  /// Something handed up to a container above, with the pieces that it is made of.
  case carried(Carried.Place, [Piece])
  case fact(any CarriedFact)
  /// The pieces, with what a view says for a preference.
  case preference(any PreferenceWrite, [Piece])
}

struct NodePiece {
  var node: SemanticNode
  var children: [Piece]
  var handlers: [String: ActionHandler]
  var finish: Finish?
}

/// Completes a node with what was assembled below it; what it takes from `carried` does not go further up.
typealias Finish = @MainActor (_ node: inout SemanticNode, _ carried: inout Carried) -> Void
