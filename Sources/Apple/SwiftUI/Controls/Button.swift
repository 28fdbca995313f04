import SemanticTree

/// A control that performs an action when it is pressed.
public struct Button<Label> where Label: View {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void

  @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    label = configuration.label
    role = configuration.role
    action = configuration.action
  }
}

extension Button: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let label = label
    let parts = ButtonParts(role: role, label: { $0.walk(label) }, action: action)
    let choice = context.environment.buttonStyle
    guard let walk = choice.walk else { return parts.emit(style: choice.name, in: &context) { $0.walk(label) } }
    // The body of a style can contain buttons. These buttons get the default style. If they had the app's style, its
    // body would create buttons with this style endlessly.
    let outer = context.environment
    context.environment.buttonStyle = ButtonStyleChoice()
    walk(parts, &context)
    context.environment = outer
  }
}

/// The parts that a button style arranges.
struct ButtonParts {
  let role: ButtonRole?
  let label: @MainActor (inout ViewContext) -> Void
  let action: @MainActor () -> Void

  /// Adds the node of the button. `look` adds the content of the button.
  @MainActor func emit(style: String?, in context: inout ViewContext, look: (inout ViewContext) -> Void) {
    let inherited = context.environment.inherited
    let (role, action, shortcut) = (role, action, context.environment.keyboardShortcut?.keys)
    context.emit(
      .button, children: context.collect(0, look),
      actions: [BoundAction(.press) { _ in action() }],
      configure: { node in
        inherited.dress(&node)
        node.style.control = style
        if let trait = role?.trait { node.traits.insert(trait) }
        if let shortcut, !node.actions.isEmpty { node.actions[0].shortcut = shortcut }
      },
      finish: { node, _ in node.label = node.children.words })
  }
}
