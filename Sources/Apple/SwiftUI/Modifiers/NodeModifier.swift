import SemanticTree

/// Changes each node of the content after the node is created.
struct NodeModifier {
  let change: @MainActor (inout SemanticNode, EnvironmentValues, Room) -> Void
  /// Changes the size that is available to the content. If this function is nil, the size stays the same.
  var room: (@MainActor (inout Room) -> Void)?

  init(_ change: @escaping @MainActor (inout SemanticNode, EnvironmentValues) -> Void) {
    self.change = { node, environment, _ in change(&node, environment) }
  }
  init(_ change: @escaping @MainActor (inout SemanticNode) -> Void) { self.change = { node, _, _ in change(&node) } }

  /// - Parameter room: changes the size that is available to the content.
  init(
    room: @escaping @MainActor (inout Room) -> Void,
    _ change: @escaping @MainActor (inout SemanticNode, Room) -> Void
  ) {
    self.change = { node, _, room in change(&node, room) }
    self.room = room
  }

  /// Adds a box with a shape around the content. The shape has the size that the frames and paddings of the content set.
  init(shaped box: @escaping @MainActor (EnvironmentValues, Room) -> SemanticNode.Box) {
    change = { node, environment, room in node.boxes.append(box(environment, room.around(node.boxes))) }
  }

  /// Adds a box around the content.
  init(box: @escaping @MainActor @autoclosure () -> SemanticNode.Box, room: (@MainActor (inout Room) -> Void)? = nil) {
    change = { node, _, _ in node.boxes.append(box()) }
    self.room = room
  }
}

extension NodeModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let (environment, change, outer) = (context.environment, change, context.room)
    room?(&context.room)
    context.wrap({ $0.walk(content) }, { change(&$0, environment, outer) })
    context.room = outer
  }
}

/// Changes the style that the content inherits.
struct InheritedStyleModifier {
  let change: @MainActor (inout InheritedStyle, EnvironmentValues) -> Void

  init(_ change: @escaping @MainActor (inout InheritedStyle) -> Void) { self.change = { style, _ in change(&style) } }
  init(_ change: @escaping @MainActor (inout InheritedStyle, EnvironmentValues) -> Void) { self.change = change }
}

extension InheritedStyleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    change(&context.environment.inherited, outer)
    context.walk(content, at: 0)
    context.environment = outer
  }
}

extension View {
  nonisolated func inheriting(_ change: @escaping @MainActor (inout InheritedStyle) -> Void) -> some View {
    modifier(InheritedStyleModifier(change))
  }

  nonisolated func boxed(_ box: @escaping @MainActor @autoclosure () -> SemanticNode.Box) -> some View {
    modifier(NodeModifier(box: box()))
  }

  /// Adds a note about a difference from Apple platforms to each node of the view. The appearance of the view does not
  /// change.
  package nonisolated func approximated(_ words: String) -> some View {
    changingNodes { if !$0.approximations.contains(words) { $0.approximations.append(words) } }
  }

  nonisolated func changingNodes(_ change: @escaping @MainActor (inout SemanticNode) -> Void) -> some View {
    modifier(NodeModifier(change))
  }
}
