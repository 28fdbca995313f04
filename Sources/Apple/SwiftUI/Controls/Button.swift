import SemanticTree

/// A control that does something when it is pressed.
public struct Button<Label> where Label: View {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void

  @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let (action, role) = (action, role)
    context.emit(
      .button, children: context.pieces(of: label, at: 0),
      actions: [BoundAction(.press) { _ in action() }],
      configure: { if let trait = role?.trait { $0.traits.insert(trait) } },
      finish: { node, _ in node.label = node.children.words })
  }
}
