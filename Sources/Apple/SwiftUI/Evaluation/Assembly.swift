import SemanticTree

/// The nodes of view outputs, and the values that the outputs pass to their ancestors.
@MainActor struct Assembly {
  var nodes: [SemanticNode] = []
  var carried = ContainerFacts()
  private(set) var handlers: [String: ActionHandler] = [:]
}

extension Assembly {
  mutating func append(_ pieces: [ViewOutput]) {
    for piece in pieces { append(piece) }
  }

  private mutating func append(_ piece: ViewOutput) {
    switch piece {
    case .node(let piece): append(piece)
    case .element(let element):
      let inner = element.assemble()
      nodes += inner.nodes
      carried.merge(inner.carried)
    case .changed(let pieces, let change):
      let first = nodes.count
      append(pieces)
      for index in first..<nodes.count { change(&nodes[index]) }
    case .rearranged(let pieces, let change):
      var inner = Assembly()
      inner.append(pieces)
      change(&inner)
      inner.handlers.merge(inner.carried.takeHandlers()) { $1 }
      merge(inner)
    case .tagged(let tag, let pieces):
      let first = nodes.count
      append(pieces)
      for node in nodes[first...] { carried.tag(node.id, tag) }
    case .carried(let place, let pieces):
      var inner = Assembly()
      inner.append(pieces)
      carried.add(inner.nodes, for: place)
      inner.nodes = []
      merge(inner)
    case .fact(let fact): carried.add(fact)
    case .preference(_, let pieces): append(pieces)
    }
  }

  private mutating func append(_ piece: NodePiece) {
    var inner = Assembly()
    inner.append(piece.children)
    var node = piece.node
    node.children += inner.nodes
    piece.finish?(&node, &inner.carried)
    inner.carried.forgetTags()
    inner.nodes = [node]
    handlers.merge(piece.handlers) { $1 }
    handlers.merge(inner.carried.takeHandlers()) { $1 }
    merge(inner)
  }

  private mutating func merge(_ inner: Assembly) {
    nodes += inner.nodes
    if !inner.carried.isEmpty { carried.merge(inner.carried) }
    if !inner.handlers.isEmpty { handlers.merge(inner.handlers) { $1 } }
  }
}

extension [SemanticNode] {
  /// The text of the nodes as a screen reader would read it, without hidden nodes and without actions that a gesture
  /// reveals.
  var words: String? {
    let words = filter { !$0.traits.contains(.hidden) && ![.swipeActions, .contextMenu].contains($0.role) }.compactMap {
      $0.label ?? $0.children.words
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
