import SemanticTree

/// Content that can be larger than its area.
public struct ScrollView<Content> where Content: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    context.emit(.scroll, children: context.parts(of: content, at: 0), configure: { $0.layout.axis = axes.semantic })
  }
}
