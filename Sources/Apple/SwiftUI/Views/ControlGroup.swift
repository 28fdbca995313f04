import SemanticTree

/// Controls that belong together.
public struct ControlGroup<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let labeled = content as? any LabeledControls
    let parts = ControlGroupStyleConfiguration(
      content: .init(part: labeled?.controls ?? StyledPart(content)),
      label: .init(part: labeled?.title ?? StyledPart(EmptyView())))
    if context.walkStyled(parts) { return }
    let style = context.environment.controlStyle("controlGroupStyle")
    let name = Kept<String?>(nil)
    let title: [ViewOutput] = [
      .rearranged(
        context.pieces(of: parts.label, at: 1),
        { assembly in
          name.value = assembly.nodes.words
          assembly.nodes = []
        })
    ]
    context.emit(
      .controlGroup, children: context.parts(of: content, at: 0) + title, configure: { $0.style.control = style },
      finish: { node, _ in node.label = name.value })
  }
}
