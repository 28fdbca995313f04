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
    let outer = context.room
    if axes.contains(.vertical) { context.room.height = nil }
    if axes.contains(.horizontal) { context.room.width = nil }
    let content = context.parts(of: content, at: 0, dividing: axes)
    context.room = outer
    context.emit(
      .scroll, children: content, configure: { $0.layout.axis = axes.semantic },
      finish: { node, _ in
        // Content that only scrolls horizontally is as high as it needs to be.
        let high = ProposedViewSize(width: nil, height: 1000)
        guard axes == .horizontal,
          node.children.allSatisfy({ Sizing.size(of: $0, LayoutFacts(), high).height < 1000 })
        else { return }
        node.layout.fixedVertically = true
      })
  }
}
