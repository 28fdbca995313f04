import SemanticTree

/// Controls for entering things, in sections.
public struct Form<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let style = context.environment.controlStyle("formStyle")
    context.emit(
      .form, children: context.pieces(of: content, at: 0),
      configure: { $0.style.control = style },
      finish: { RowContext().arrange(&$0.children, &$1) })
  }
}
