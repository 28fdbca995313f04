import SemanticTree

/// Views that the user can expand and collapse.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: () -> Content
  /// Whether the group is open. The binding is nil if the group itself stores whether it is open.
  let isExpanded: Binding<Bool>?

  nonisolated init(isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.init(isExpanded: nil, content: content, label: Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.init(isExpanded: isExpanded, content: content, label: Text(title))
  }
}

extension DisclosureGroup: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    if let isExpanded {
      context.walk(DisclosedContent(label: label, content: content, isExpanded: isExpanded))
    } else {
      context.walk(SelfDisclosing(label: label, content: content))
    }
  }
}

/// A disclosure group without a binding. The group stores whether it is open.
struct SelfDisclosing<Label: View, Content: View>: View, Unnamed {
  let label: Label
  let content: () -> Content
  @State private var isExpanded = false

  var body: some View { DisclosedContent(label: label, content: content, isExpanded: $isExpanded) }
}

struct DisclosedContent<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>
}

extension DisclosedContent: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let isExpanded = isExpanded
    let content = content
    let parts = DisclosureGroupStyleConfiguration(
      label: .init(part: StyledPart(self.label)), content: .init(part: StyledPart(walk: { $0.walk(content()) })),
      isExpanded: isExpanded)
    if context.walkStyled(parts) { return }
    let isOpen = isExpanded.wrappedValue
    let label = Kept<String?>(nil)
    let title: [ViewOutput] = [.rearranged(context.pieces(of: self.label, at: 0), { label.value = $0.nodes.words })]
    context.emit(
      .disclosure, children: title + (isOpen ? context.pieces(of: content(), at: 1) : []),
      actions: [BoundAction(.toggle) { _ in isExpanded.wrappedValue.toggle() }],
      configure: { if isOpen { $0.traits.insert(.expanded) } },
      finish: { node, _ in node.label = label.value })
  }
}
