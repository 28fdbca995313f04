extension SemanticNode {
  /// The node and its descendants, including those in backgrounds and overlays. They are in reading order, with parents
  /// before children.
  public var all: [SemanticNode] {
    var found: [SemanticNode] = []
    visit { found.append($0) }
    return found
  }

  /// Returns the first node that has the role. If a label is given, the node must have this label too.
  public func first(_ role: Role, _ label: String? = nil) -> SemanticNode? {
    all.first { $0.role == role && (label == nil || $0.label == label) }
  }

  /// All visible texts in reading order.
  public var texts: [String] {
    all.compactMap { $0.role == .text ? $0.label : nil }
  }

  public func visit(_ body: (SemanticNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
    for node in boxes.flatMap(\.nodes) { node.visit(body) }
  }
}

extension SemanticNode.Box {
  /// The elements of a background or an overlay.
  public var nodes: [SemanticNode] {
    switch self {
    case .background(let nodes, _), .overlay(let nodes, _): nodes
    default: []
    }
  }
}
