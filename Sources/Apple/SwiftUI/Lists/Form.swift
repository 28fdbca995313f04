import SemanticTree

/// Controls for data entry, grouped in sections.
public struct Form<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    if context.walkStyled(FormStyleConfiguration(content: .init(part: StyledPart(content)))) { return }
    let style = context.environment.controlStyle("formStyle")
    let look = context.environment.listLook
    context.emit(
      .form, children: context.pieces(of: content, at: 0),
      configure: { node in
        node.style.control = style
        look.dress(&node)
      },
      finish: { RowContext().arrange(&$0.children, &$1) })
  }
}
