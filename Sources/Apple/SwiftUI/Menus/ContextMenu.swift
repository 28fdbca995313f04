import SemanticTree

extension View {
  /// Adds a menu that a long press or a secondary click opens.
  public nonisolated func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  where MenuItems: View {
    modifier(AttachedActions(role: .contextMenu, items: menuItems(), label: nil))
  }

  @available(*, deprecated, message: "Use contextMenu(menuItems:) instead")
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
  where MenuItems: View {
    if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
  }

  /// Adds buttons that a swipe over a row reveals.
  public nonisolated func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    modifier(AttachedActions(role: .swipeActions, items: content(), label: edge == .leading ? "leading" : "trailing"))
  }
}

/// The content of a menu that a long press opens.
public struct ContextMenu<MenuItems> where MenuItems: View {
  let items: MenuItems

  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Adds a context menu or swipe actions to the first node of the content.
struct AttachedActions<Items: View> {
  let role: SemanticNode.Role
  let items: Items
  /// The edge of swipe actions, `leading` or `trailing`; nil for a context menu.
  let label: String?
}

extension AttachedActions: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let inner = context.pieces(of: content, at: 0)
    let outer = context.environment
    context.environment.rowContext = nil
    let attached = context.collect(1) { context in
      context.emit(role, value: label, children: context.pieces(of: items, at: 0))
    }
    context.environment = outer
    context.add(
      .rearranged(
        inner + [.carried(.layer, attached)],
        { assembly in
          let under = assembly.carried.take(.layer)
          if !assembly.nodes.isEmpty { assembly.nodes[0].children += under }
        }))
  }
}
