import SemanticTree

/// A button that shows a list of actions.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol, Label == Text {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  )
  where Label == Text {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  where S: StringProtocol, Label == Text {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }
}

extension Menu: PrimitiveView {
  /// Adds the menu with its items as children. The actions of the items can be performed without opening the menu.
  func resolve(in context: inout ViewContext) {
    let parts = MenuStyleConfiguration(
      label: .init(part: StyledPart(self.label)), content: .init(part: StyledPart(content)),
      primaryAction: primaryAction)
    if context.walkStyled(parts) { return }
    let style = context.environment.controlStyle("menuStyle")
    let inherited = context.environment.inherited
    let name = Kept<String?>(nil)
    let label = context.collect(0) { context in
      context.emit(
        .header, children: context.pieces(of: self.label, at: 0),
        finish: { node, _ in name.value = node.children.words })
    }
    let items = context.collect(1) { context in
      context.environment.labelStyle.isInBar = false
      context.environment.rowContext = nil
      context.walk(content)
    }
    let primary = primaryAction.map { action in [BoundAction(.press) { _ in action() }] } ?? []
    context.emit(
      .menu, children: label + items, actions: primary,
      configure: { node in
        inherited.dress(&node)
        node.style.control = style
      },
      finish: { node, _ in
        node.label = name.value
        // A label of text is the name of the menu.
        if !node.children[0].all.contains(where: { $0.role == .image }) { node.children.removeFirst() }
      })
  }
}
