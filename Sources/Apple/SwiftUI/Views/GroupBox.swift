import SemanticTree

/// A box around views that belong together, with an optional title.
public struct GroupBox<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let parts = GroupBoxStyleConfiguration(
      label: .init(part: StyledPart(label)), content: .init(part: StyledPart(content)))
    if context.walkStyled(parts) { return }
    let label = Kept<String?>(nil)
    let title: [ViewOutput] = [.rearranged(context.pieces(of: self.label, at: 0), { label.value = $0.nodes.words })]
    context.emit(
      .groupBox, children: title + context.parts(of: content, at: 1), finish: { node, _ in node.label = label.value })
  }
}
