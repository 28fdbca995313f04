import SemanticTree

// MARK: Elements that are not controls but have a gesture, a named action, or a menu
extension TreeRenderer {
  /// If the element can be tapped, writes a link that contains the element. An element with controls cannot be inside a
  /// link. In this case, writes the element first, and then a small link for each action.
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

  /// Writes the menus and swipe actions of an element. They are written after the element's link, since a link cannot
  /// contain menus and swipe actions.
  mutating func hangers(of node: SemanticNode) {
    guard !isInline else { return }
    for child in node.children where Self.hanging.contains(child.role) { self.node(child) }
  }

  fileprivate static let hanging: Set<SemanticNode.Role> = [.contextMenu, .swipeActions]
  static let passive: Set<SemanticNode.Role> = [
    .text, .image, .label, .labeledContent, .progress, .gauge, .shape, .color, .hstack, .vstack, .zstack, .grid,
    .gridRow, .group,
    .groupBox,
    .footer,
  ]
}

extension SemanticNode {
  /// Whether the element contains controls other than its own menus and swipe actions.
  fileprivate var holdsControls: Bool {
    children.contains { child in
      !TreeRenderer.hanging.contains(child.role) && (!child.actions.isEmpty || child.holdsControls)
    }
  }
}

extension Step {
  /// Whether the step presses the element itself. A step that uses one of the element's named actions does not count.
  fileprivate func isPlainPress(of element: SemanticNode) -> Bool {
    kind == .action(.press) && element.actions.indices.contains(action) && element.actions[action].label == nil
  }
}
