public import Foundation

import SemanticTree

extension Shape {
  public nonisolated func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content)
  }

  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { Outline(shape: self, lineWidth: lineWidth) }
}

extension Shape {
  /// Draws the outline of the shape.
  ///
  /// - Approximated: only the line width of the style is used; dashes, line ends, and joins are the browser's defaults.
  public nonisolated func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Returns a shape that is the outline of this shape.
  ///
  /// - Approximated: only the line width of the style is used; dashes, line ends, and joins are the browser's defaults.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { Outline(shape: self, lineWidth: style.lineWidth) }
}

extension InsettableShape {
  /// Draws the outline inside the area of the shape.
  ///
  /// - Approximated: only the line width of the style is used; dashes, line ends, and joins are the browser's defaults.
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A view that draws the outline of a shape with a style.
struct OutlinedShape<Figure: Shape, Style: ShapeStyle> {
  let shape: Figure
  let style: Style
  let lineWidth: CGFloat
}

extension OutlinedShape: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let paint = style.painted(in: context.environment)
    let figure = shape.semantic(in: context.room)
    context.emit(
      .shape, configure: { $0.content = .shape(figure, fill: nil, stroke: paint, lineWidth: Double(lineWidth)) })
  }
}

/// A shape that is the outline of another shape.
struct Outline<Figure: Shape> {
  let shape: Figure
  let lineWidth: CGFloat
}

extension Outline: Shape {
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  var body: OutlinedShape<Figure, ForegroundStyle> {
    OutlinedShape(shape: shape, style: ForegroundStyle(), lineWidth: lineWidth)
  }
}
