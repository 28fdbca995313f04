import SemanticTree

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let start, end: UnitPoint

  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }

  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: Painting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint {
    gradient.paint(.linear(fromX: start.x, fromY: start.y, toX: end.x, toY: end.y))
  }
}

extension LinearGradient: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    let paint = paint(in: context.environment)
    context.emit(.color, configure: { $0.content = .paint(paint) })
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
