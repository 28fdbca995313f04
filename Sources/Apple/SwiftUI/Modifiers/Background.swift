import SemanticTree

extension View {
  @_disfavoredOverload
  public nonisolated func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View
  where Background: View {
    modifier(LayerModifier(layer: background, alignment: alignment, isAbove: false))
  }

  public nonisolated func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isAbove: false))
  }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  public nonisolated func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle {
    modifier(NodeModifier { $0.boxes.append(.fill(style.painted(in: $1), shape: nil)) })
  }

  public nonisolated func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  public nonisolated func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape {
    modifier(NodeModifier(shaped: { .fill(style.painted(in: $0), shape: shape.semantic(in: $1)) }))
  }

  @_disfavoredOverload
  public nonisolated func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
  where Overlay: View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isAbove: true))
  }

  public nonisolated func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isAbove: true))
  }

  public nonisolated func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle {
    overlay { Rectangle().fill(style) }
  }

  public nonisolated func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

/// Adds views behind or in front of each view of the content.
struct LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isAbove: Bool
}

extension LayerModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let inner = context.collect(0) { $0.walk(content) }
    let (outer, measured) = (context.room, context.measuring(inner, at: 2))
    if let size = measured.size {
      context.room = Room(size)
    } else {
      context.room.content = measured
    }
    let (layer, alignment) = (context.pieces(of: layer, at: 1), alignment.semantic)
    context.room = outer
    let isAbove = isAbove
    context.add(
      .rearranged(
        inner + [.carried(.layer, layer)],
        { assembly in
          let nodes = assembly.carried.take(.layer)
          for index in assembly.nodes.indices {
            let box: SemanticNode.Box =
              isAbove ? .overlay(nodes, alignment: alignment) : .background(nodes, alignment: alignment)
            // If the content consists of several views, each view gets a copy of the layer. Ids must be unique, so the
            // nodes of each copy after the first get new ids.
            assembly.nodes[index].boxes.append(index == 0 ? box : box.renamed(to: assembly.nodes[index].id))
          }
        }))
  }
}

extension SemanticNode.Box {
  fileprivate func renamed(to owner: String) -> Self {
    switch self {
    case .background(let nodes, let alignment): .background(nodes.map { $0.copied(for: owner) }, alignment: alignment)
    case .overlay(let nodes, let alignment): .overlay(nodes.map { $0.copied(for: owner) }, alignment: alignment)
    default: self
    }
  }
}

extension SemanticNode {
  fileprivate func copied(for owner: String) -> SemanticNode {
    var copy = self
    copy.id = "\(owner).\(id)"
    copy.actions = []
    copy.children = children.map { $0.copied(for: owner) }
    return copy
  }
}
