import SemanticTree

/// Completes the nodes of screens in a navigation container. Adds the title, the toolbar, and the label of the back
/// action.
@MainActor enum Screen {
  static func finish(_ node: inout SemanticNode, _ carried: inout ContainerFacts) {
    if let title = carried.take(NavigationTitle.self).last { node.label = title.text }
    NavigationBarFact.finish(&node, &carried)
    node.insertToolbar(carried.take(.toolbar))
  }

  /// Removes all screens except the topmost screen from the tree. The back action of the topmost screen gets the label
  /// of the screen below it. The removed screens keep their state.
  static func keepTopmost(_ node: inout SemanticNode, _ carried: inout ContainerFacts) {
    if let back = node.children.dropLast().last?.label, let top = node.children.indices.last {
      for index in node.children[top].actions.indices where node.children[top].actions[index].kind == .back {
        node.children[top].actions[index].label = back
      }
    }
    node.children = Array(node.children.suffix(1))
  }
}

extension ViewContext {
  /// Returns the output of a screen that shows a view. `back` closes the screen.
  func screen<Content: View>(of content: Content, at key: UInt64, back: (@MainActor () -> Void)? = nil) -> [ViewOutput]
  {
    collect(key) { context in
      context.environment.labelStyle.isInBar = false
      let children = context.parts(of: content, at: 0)
      let actions = back.map { back in [BoundAction(.back) { _ in back() }] } ?? []
      let view = ShownView(children, of: Content.self, in: context.element)
      let isRoot = back == nil
      context.emit(
        .screen, children: children, actions: actions,
        finish: { node, carried in
          node.view = isRoot ? view.asRoot(carried) : view.asOpened(carried)
          Screen.finish(&node, &carried)
        })
    }
  }
}

/// The title that content sets for its screen or window.
struct NavigationTitle: ContainerFact {
  let text: String
  /// The app's view that sets the title.
  let view: String?
}

extension View {
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(title: title))
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationTitleModifier(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modifier(NavigationTitleModifier(title: Text(title)))
  }

  /// Sets a title. On Apple platforms, the user can edit the title in the bar. Limn shows the title without editing.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitleModifier(title: title))
  }
}

struct NavigationTitleModifier {
  let title: Text
}

extension NavigationTitleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.walk(content, at: 0)
    context.add(.fact(NavigationTitle(text: title.plain(in: context.environment), view: context.element.authoredView)))
  }
}

struct BoundTitleModifier {
  let title: Binding<String>
}

extension BoundTitleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.walk(content, at: 0)
    context.add(.fact(NavigationTitle(text: title.wrappedValue, view: context.element.authoredView)))
  }
}
