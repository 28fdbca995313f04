extension SemanticNode {
  /// The node and its descendants in reading order, parents before children, including those in backgrounds and overlays.
  public var all: [SemanticNode] {
    var found: [SemanticNode] = []
    visit { found.append($0) }
    return found
  }

  /// The first node with the role and, if given, the label.
  public func first(_ role: Role, _ label: String? = nil) -> SemanticNode? {
    all.first { $0.role == role && (label == nil || $0.label == label) }
  }

  /// All visible texts in reading order.
  public var texts: [String] {
    all.compactMap { $0.role == .text ? $0.label : nil }
  }

  /// The action of this kind, if the node has one.
  public func action(_ kind: Action.Kind) -> Action? {
    actions.first { $0.kind == kind }
  }

  public func visit(_ body: (SemanticNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
    for box in boxes {
      switch box {
      case .background(let nodes, _), .overlay(let nodes, _): for node in nodes { node.visit(body) }
      default: break
      }
    }
  }
}
