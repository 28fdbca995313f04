import SemanticTree

/// Several screens, one of which is shown. Each screen has a tab that selects it.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public init<C>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }

  @MainActor public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let own = context.slot(1) { Kept(StoredLocation<AnyHashable?>(nil)) }.value
    let visited = context.slot(2) { Kept<Set<AnyHashable>>([]) }
    let bound = selection
    let bar = TabBar(
      selection: bound.map { AnyHashable($0.wrappedValue) } ?? own.get(), visited: visited,
      select: { tag in
        if let bound {
          if let value = tag.base as? SelectionValue { bound.wrappedValue = value }
        } else {
          own.set(tag, .current)
        }
      })
    let outer = context.environment
    context.environment.tabBar = bar
    context.environment.enclosingTag = nil
    let children = context.pieces(of: content, at: 0)
    context.environment = outer
    let style = context.environment.tabViewStyleName
    context.emit(.tabs, children: children, configure: { $0.style.control = style }, finish: bar.complete)
  }
}
