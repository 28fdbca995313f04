import SemanticTree

/// Presents content above everything while there is an item.
struct PresentationModifier<Item, Presented: View> {
  let role: SemanticNode.Role
  /// Whether the user can close the presentation without a button in the content, for example by dragging a sheet down.
  let closesByItself: Bool
  let item: () -> Item?
  /// The identity of an item. If the identity changes, a new presentation with new state replaces the old one.
  let identity: (Item) -> AnyHashable
  let hide: () -> Void
  var onDismiss: (() -> Void)?
  let content: (Item) -> Presented
}

extension PresentationModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.walk(content, at: 0)
    let shown = context.slot(1) { Kept<AnyHashable?>(nil) }
    let item = item()
    let identity = item.map(identity)
    if shown.value != nil, shown.value != identity, let onDismiss { context.afterUpdate(onDismiss) }
    shown.value = identity
    if let item, let identity { present(item, identity, in: &context) }
  }

  @MainActor private func present(_ item: Item, _ identity: AnyHashable, in context: inout ViewContext) {
    let keys = context.slot(2) { ElementKeys<AnyHashable>() }
    let key = keys.key(for: identity)
    keys.keep([key])
    let hide = hide
    let pieces = context.collect(key) { context in
      context.environment.dismiss = DismissAction(dismiss: hide)
      context.environment.isPresented = true
      context.environment.navigation = nil
      context.environment.labelStyle.isInBar = false
      context.room = Room()
      let children = context.parts(of: self.content(item), at: 0)
      let view = ShownView(children, of: Presented.self, in: context.element)
      context.emit(
        role, children: children,
        actions: closesByItself ? [BoundAction(.dismiss) { _ in hide() }] : [],
        configure: { if role != .popover { $0.traits.insert(.modal) } },
        finish: { node, carried in
          node.view = view.asOpened(carried)
          if carried.take(DismissalLock.self).last?.isLocked == true { node.actions = [] }
          carried.take(PresentationLook.self).last?.dress(&node)
          WindowNode.finish(&node, &carried)
        })
    }
    context.add(.carried(.presentation, pieces))
  }
}

/// Whether content prevents the user from closing its sheet.
struct DismissalLock: ContainerFact {
  let isLocked: Bool
}

extension View {
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(FactModifier(fact: DismissalLock(isLocked: isDisabled)))
  }
}

/// Passes a value to the enclosing containers.
struct FactModifier<Fact: ContainerFact> {
  let fact: Fact
}

extension FactModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.walk(content, at: 0)
    context.add(.fact(fact))
  }
}
