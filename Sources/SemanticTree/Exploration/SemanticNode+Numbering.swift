extension SemanticNode {
  /// The same tree with other ids: the nodes are numbered in reading order, and the actions and options are numbered
  /// inside each node.
  ///
  /// The original ids can depend on memory addresses or on random numbers. The new ids depend only on the tree, so two
  /// trees that look the same are equal after numbering.
  public var numbered: SemanticNode {
    var next = 0
    return numbered(from: &next)
  }

  private func numbered(from next: inout Int) -> SemanticNode {
    var copy = self
    copy.id = String(next)
    next += 1
    for place in actions.indices {
      copy.actions[place].id = "\(copy.id).\(place)"
      guard case .options(let options) = actions[place].domain else { continue }
      copy.actions[place].domain = .options(options.enumerated().map { Action.Option(id: String($0), label: $1.label) })
    }
    copy.children = children.map { $0.numbered(from: &next) }
    copy.boxes = boxes.map { box in
      switch box {
      case .background(let nodes, let alignment):
        .background(nodes.map { $0.numbered(from: &next) }, alignment: alignment)
      case .overlay(let nodes, let alignment): .overlay(nodes.map { $0.numbered(from: &next) }, alignment: alignment)
      default: box
      }
    }
    return copy
  }
}
