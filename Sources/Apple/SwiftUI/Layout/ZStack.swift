import SemanticTree

/// Views on top of each other, with the last view in front.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(
      .zstack, children: context.parts(of: content, at: 0),
      configure: { $0.layout = SemanticNode.Layout(alignment: alignment.semantic) },
      finish: context.arranging(with: ZStackLayout(alignment: alignment)))
  }
}
