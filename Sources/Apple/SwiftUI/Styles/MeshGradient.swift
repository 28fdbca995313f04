import SemanticTree

/// Colors that run into each other between the points of a grid.
///
/// - Approximated: the colors of the top leading and the bottom trailing corner run into each other on a line.
public struct MeshGradient: ShapeStyle {
  public var width: Int
  public var height: Int
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace
  private let all: [Color]

  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.background) = (width, height, background)
    (self.smoothsColors, self.colorSpace, all) = (smoothsColors, colorSpace, colors)
  }
}

extension MeshGradient: Painting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint {
    let ends = [all.first ?? background, all.last ?? background]
    return Gradient(colors: ends).paint(.linear(fromX: 0, fromY: 0, toX: 1, toY: 1))
  }
}

extension MeshGradient: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    let paint = paint(in: context.environment)
    context.emit(.color, configure: { $0.content = .paint(paint) })
  }
}
