import SemanticTree

// What is no control and can be touched all the same: it has a gesture, a named action or a menu of its own.
extension TreeRenderer {
  /// Writes an element so that touching it leads on: it becomes a link itself, or, where it holds controls, gets small links after it.
  mutating func touchable(_ node: SemanticNode, _ body: @escaping (inout TreeRenderer) -> Void) {
    guard !isInline, Self.passive.contains(node.role) else { return body(&self) }
    let tap = node.holdsControls ? nil : links.of(node).first { $0.step.isPlainPress(of: node) }
    if let tap {
      link(tap, node, ["tp"] + Sizing(of: node).classes, content: body)
    } else {
      body(&self)
    }
    samples(links.of(node).filter { $0.step != tap?.step }, of: node)
    if node.role == .text || tap != nil { hangers(of: node) }
  }

  /// The menus and swipe buttons of an element whose inside is a link, which can hold neither.
  mutating func hangers(of node: SemanticNode) {
    guard !isInline else { return }
    for child in node.children where Self.hanging.contains(child.role) { self.node(child) }
  }

  private static let hanging: Set<SemanticNode.Role> = [.contextMenu, .swipeActions]
  private static let passive: Set<SemanticNode.Role> = [
    .text, .image, .label, .labeledContent, .progress, .gauge, .shape, .color, .hstack, .vstack, .zstack, .grid, .gridRow, .group,
    .groupBox,
    .footer,
  ]
}

extension SemanticNode {
  /// Whether something inside can be operated, menus that hang on it aside.
  fileprivate var holdsControls: Bool {
    children.contains { child in
      ![.contextMenu, .swipeActions].contains(child.role) && (!child.actions.isEmpty || child.holdsControls)
    }
  }
}

extension Step {
  /// Whether it presses the element itself, rather than one of the actions that have names of their own.
  fileprivate func isPlainPress(of element: SemanticNode) -> Bool {
    kind == .action(.press) && element.actions.indices.contains(action) && element.actions[action].label == nil
  }
}
