extension SemanticNode {
  /// The node and all below it, parents before children, in the order of reading. Nodes in backgrounds and overlays count as below.
  public var all: [SemanticNode] {
    var found: [SemanticNode] = []
    visit { found.append($0) }
    return found
  }

  /// The first node that has the role and, where it is given, the label.
  public func first(_ role: Role, _ label: String? = nil) -> SemanticNode? {
    all.first { $0.role == role && (label == nil || $0.label == label) }
  }

  /// Every text that is shown, in the order of reading.
  public var texts: [String] {
    all.compactMap { $0.role == .text ? $0.label : nil }
  }

  /// Its own action of that kind.
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
