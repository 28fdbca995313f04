import SemanticTree

/// A part of a list or form, with an optional header and footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func resolve(in context: inout ViewContext) {
    let isExpanded = isExpanded
    let isOpen = isExpanded?.wrappedValue ?? true
    let header = part(.header, header, at: 0, in: &context)
    let rows = context.environment.rowContext ?? RowContext()
    let content: [ViewOutput] =
      isOpen ? [.rearranged(context.pieces(of: content, at: 1), { rows.arrange(&$0.nodes, &$0.carried) })] : []
    let footer = part(.footer, footer, at: 2, in: &context)
    context.emit(
      .section, children: header + content + footer,
      actions: isExpanded.map { isExpanded in [BoundAction(.toggle) { _ in isExpanded.wrappedValue.toggle() }] } ?? [],
      configure: { if isExpanded != nil, isOpen { $0.traits.insert(.expanded) } },
      finish: { node, _ in
        node.children.removeAll { ($0.role == .header || $0.role == .footer) && $0.children.isEmpty }
        node.label = node.children.first { $0.role == .header }?.label
      })
  }

  @MainActor private func part<Part: View>(
    _ role: SemanticNode.Role, _ view: Part, at key: Int, in context: inout ViewContext
  ) -> [ViewOutput] {
    context.collect(key) { context in
      context.emit(
        role, children: context.pieces(of: view, at: 0),
        configure: { if role == .header { $0.traits.insert(.header) } },
        finish: { node, _ in node.label = node.children.words })
    }
  }
}
