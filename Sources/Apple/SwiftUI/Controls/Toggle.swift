import SemanticTree

/// A control that is on or off.
public struct Toggle<Label> where Label: View {
  let isOn: Binding<Bool>
  let label: Label

  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let (isOn, label) = (isOn, label)
    let choice = context.environment.toggleStyle
    if let walk = choice.walk {
      let outer = context.environment
      context.environment.toggleStyle = ToggleStyleChoice()
      walk(ToggleStyleConfiguration(label: .init(walk: { $0.walk(label) }), isOn: isOn), &context)
      context.environment = outer
      return
    }
    let inherited = context.environment.inherited
    context.emit(
      .toggle, value: "\(isOn.wrappedValue)", children: context.pieces(of: label, at: 0),
      actions: [BoundAction(.toggle) { _ in isOn.wrappedValue.toggle() }],
      configure: { node in
        inherited.dress(&node)
        node.style.control = choice.name
      }, finish: inherited.nameControl)
  }
}

extension InheritedStyle {
  /// Sets the accessible name of a control to the text of its label. If labels are hidden, also removes the view of the
  /// label from the node.
  @MainActor func nameControl(_ node: inout SemanticNode, _ carried: inout ContainerFacts) {
    node.label = node.children.words
    if hidesLabels { (node.children, node.style.hidesLabel) = ([], true) }
  }
}
