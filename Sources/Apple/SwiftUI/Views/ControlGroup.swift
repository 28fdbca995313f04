import SemanticTree

/// Controls that belong together.
public struct ControlGroup<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    context.emit(.controlGroup, children: context.pieces(of: content, at: 0))
  }
}
