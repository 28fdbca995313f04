public import Foundation

import SemanticTree

/// A view whose content is drawn by code.
///
/// - Approximated: the size of the view is computed from a phone's screen and the enclosing frames and paddings, and in
///   a background or an overlay, from the content that Limn's sizing model measures. Enclosing stacks do not reduce it.
///   At most 1000 shapes, texts, and images are drawn.
public struct Canvas<Symbols> where Symbols: View {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    let (renderer, environment, room, isKnown) = (renderer, context.environment, context.room, context.room.isKnown)
    context.emit(
      .zstack, children: context.pieces(of: symbols, at: 0),
      configure: { node in
        node.layout.alignment = .init(.leading, .top)
        var area = SemanticNode.Box.Frame(alignment: .init(.leading, .top))
        (area.fillsWidth, area.fillsHeight) = (true, true)
        node.boxes = [.frame(area)]
      },
      finish: { node, carried in
        let drawing = GraphicsContext.Drawing(id: node.id + ".drawn", size: room.size)
        for symbol in node.children { if let tag = carried.tags[symbol.id] { drawing.symbols[tag] = symbol } }
        var graphics = GraphicsContext(drawing: drawing, environment: environment)
        if isKnown { renderer(&graphics, room.size) }
        node.children = drawing.nodes
        node.approximations += drawing.approximations.sorted()
      })
  }
}
