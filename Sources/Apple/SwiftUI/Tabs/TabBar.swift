import SemanticTree

/// Collects the tabs of a tab view while they are evaluated, and determines which tab is selected.
@MainActor final class TabBar {
  private let selection: AnyHashable?
  private let visited: Kept<Set<AnyHashable>>
  private let select: (AnyHashable) -> Void
  private var count = 0

  init(selection: AnyHashable?, visited: Kept<Set<AnyHashable>>, select: @escaping (AnyHashable) -> Void) {
    self.selection = selection
    self.visited = visited
    self.select = select
  }
}

extension TabBar {
  /// Adds a tab. The tab's content is evaluated when the tab is first selected, and stays in the view hierarchy
  /// afterwards.
  func add(
    tag: AnyHashable?, in context: inout ViewContext, label: (inout ViewContext) -> Void,
    content: (inout ViewContext) -> Void
  ) {
    let tag = tag ?? AnyHashable(count)
    let isSelected = isSelected(tag, at: count)
    count += 1
    if isSelected { visited.value.insert(tag) }
    let outer = context.environment
    context.environment.tabBar = nil
    context.environment.enclosingTag = nil
    let words = context.collect(1, label)
    let screen = visited.value.contains(tag) ? context.collect(0, content) : []
    context.environment = outer
    let select = select
    let view = ShownView(screen, in: context.element)
    context.emit(
      .tab, children: [.carried(.tabItem, words)] + screen,
      actions: isSelected ? [] : [BoundAction(.select) { _ in select(tag) }],
      configure: { if isSelected { $0.traits.insert(.selected) } },
      finish: { node, carried in
        let label = carried.take(.tabItem)
        node.label = label.words
        node.content = label.flatMap(\.all).lazy.compactMap(\.content).first {
          if case .image = $0 { true } else { false }
        }
        if isSelected {
          node.view = view.asOpened(carried)
        } else {
          node.children = []
          carried = ContainerFacts()
        }
      })
  }

  private func isSelected(_ tag: AnyHashable, at index: Int) -> Bool {
    selection.map { $0.means(tag) } ?? (index == 0)
  }

  /// Completes the node of a tab view. Puts each child that is not a tab into a new tab without a label.
  func complete(_ node: inout SemanticNode, _ carried: inout ContainerFacts) {
    for index in node.children.indices where node.children[index].role != .tab {
      let page = node.children[index]
      let tag = carried.tags[page.id] ?? AnyHashable(index)
      let isSelected = isSelected(tag, at: index)
      var tab = SemanticNode(id: page.id + ".tab", role: .tab, children: isSelected ? [page] : [])
      if isSelected {
        tab.traits = [.selected]
      } else {
        tab.actions = [SemanticNode.Action(id: tab.id + ".select", kind: .select, label: "Page \(index + 1)")]
        let select = select
        carried.handle(tab.id + ".select") { _ in select(tag) }
      }
      node.children[index] = tab
    }
  }
}

extension EnvironmentValues {
  /// The tab bar that collects the tabs of the enclosing tab view; nil outside of tab views. In the content of a tab,
  /// it is also nil, so that the views there do not become further tabs.
  var tabBar: TabBar? {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }
}

private struct TabBarKey: EnvironmentKey {
  static var defaultValue: TabBar? { nil }
}

extension View {
  /// Sets the label of the view's tab.
  public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modifier(TabItemModifier(label: label()))
  }
}

struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    guard let bar = context.environment.tabBar else { return context.walk(content, at: 0) }
    bar.add(
      tag: context.environment.enclosingTag, in: &context, label: { $0.walk(label) }, content: { $0.walk(content) })
  }
}
