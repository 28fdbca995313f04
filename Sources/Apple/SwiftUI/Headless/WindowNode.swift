import SemanticTree

/// Completes the node of a window or a presentation with the values that the content passes up, such as the title and
/// the toolbar.
@MainActor enum WindowNode {
  static func finish(_ node: inout SemanticNode, _ carried: inout ContainerFacts) {
    if let title = carried.take(NavigationTitle.self).last, node.label == nil { node.label = title.text }
    if [.window, .sheet, .fullScreenCover, .popover].contains(node.role),
      let scheme = carried.take(PreferredColorScheme.self).lazy.compactMap(\.scheme).first
    {
      node.style.colorScheme = scheme == .dark ? .dark : .light
    }
    if node.role == .window, let accent = AssetCatalog.accent { node.style.tint = .color(accent) }
    if node.hasStrayParts { node.removeStrayParts() }
    if node.role == .window, let ground = node.ground { node.boxes.append(.fill(ground, shape: nil)) }
    NavigationBarFact.finish(&node, &carried)
    node.insertToolbar(carried.take(.toolbar))
    present(carried.take(.presentation), over: &node)
  }

  /// Adds the presentations as the last children. If a presentation is modal, removes the actions of all children
  /// before it, since it blocks everything below it.
  static func present(_ presentations: [SemanticNode], over node: inout SemanticNode) {
    for presentation in presentations {
      if presentation.traits.contains(.modal) {
        for index in node.children.indices { node.children[index].removeActions() }
      }
      node.children.append(presentation)
    }
  }
}

extension ViewContext {
  /// Adds a window with a view.
  mutating func emitWindow<Content: View>(of content: Content, label: String? = nil) {
    let children = pieces(of: content, at: 0)
    let view = ShownView(children, of: Content.self, in: element)
    emit(
      .window, label: label, children: children,
      finish: { node, carried in
        node.view = view.asWindow()
        WindowNode.finish(&node, &carried)
      })
  }
}

extension SemanticNode {
  /// What only a row, a tab, or a bar shows.
  private var isStray: Bool { role == .swipeActions || traits.contains(.badge) }

  private var showsStrayParts: Bool { [.row, .tab, .toolbarItem, .menu, .contextMenu].contains(role) }

  fileprivate var hasStrayParts: Bool {
    !showsStrayParts && children.contains { $0.isStray || $0.hasStrayParts }
  }

  fileprivate mutating func removeStrayParts() {
    if showsStrayParts { return }
    children.removeAll(where: \.isStray)
    for index in children.indices where children[index].hasStrayParts { children[index].removeStrayParts() }
  }

  mutating func removeActions() {
    if !actions.isEmpty { actions = [] }
    for index in children.indices { children[index].removeActions() }
    for index in boxes.indices {
      switch boxes[index] {
      case .background(var nodes, let alignment):
        for index in nodes.indices { nodes[index].removeActions() }
        boxes[index] = .background(nodes, alignment: alignment)
      case .overlay(var nodes, let alignment):
        for index in nodes.indices { nodes[index].removeActions() }
        boxes[index] = .overlay(nodes, alignment: alignment)
      default: break
      }
    }
  }
}
