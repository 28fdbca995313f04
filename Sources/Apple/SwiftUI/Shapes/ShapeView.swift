public import Foundation

import SemanticTree

/// A view that draws a shape. Its modifiers fill and outline the shape once more, on top of what it draws.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Self.Content { get }
}

extension ShapeView {
  public nonisolated func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self.Content, S, Self> where S: ShapeStyle {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  public nonisolated func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self.Content, S, Self> where S: ShapeStyle {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self.Content, S, Self> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Self.Content: InsettableShape {
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape that is filled with a style.
public struct _ShapeView<Content, Style> where Content: Shape, Style: ShapeStyle {
  public let shape: Content
  let style: Style
}

extension _ShapeView: PrimitiveView, ShapeView {
  func resolve(in context: inout ViewContext) {
    let paint = style.painted(in: context.environment)
    let figure = shape.semantic(in: context.room)
    context.emit(.shape, configure: { $0.content = .shape(figure, fill: paint, stroke: nil, lineWidth: nil) })
  }
}

/// A shape that is filled with a style, over another view.
public struct FillShapeView<Content, Style, Background> where Content: Shape, Style: ShapeStyle, Background: View {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle
  public let background: Background

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }
}

/// A shape whose outline is drawn with a style, over another view.
///
/// - Approximated: only the line width of the style is used; dashes, line ends, and joins are the browser's defaults.
public struct StrokeShapeView<Content, Style, Background> where Content: Shape, Style: ShapeStyle, Background: View {
  public let shape: Content
  public let style: Style
  public let strokeStyle: StrokeStyle
  public let isAntialiased: Bool
  public let background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }
}

/// A shape whose outline is drawn inside its area with a style, over another view.
///
/// - Approximated: only the line width of the style is used; dashes, line ends, and joins are the browser's defaults.
public struct StrokeBorderShapeView<Content, Style, Background>
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  public let shape: Content
  public let style: Style
  public let strokeStyle: StrokeStyle
  public let isAntialiased: Bool
  public let background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }
}

extension FillShapeView: PrimitiveView, ShapeView {
  func resolve(in context: inout ViewContext) { context.walk(_ShapeView(shape: shape, style: style), over: background) }
}

extension StrokeShapeView: PrimitiveView, ShapeView {
  func resolve(in context: inout ViewContext) {
    context.walk(OutlinedShape(shape: shape, style: style, lineWidth: strokeStyle.lineWidth), over: background)
  }
}

extension StrokeBorderShapeView: PrimitiveView, ShapeView {
  func resolve(in context: inout ViewContext) {
    context.walk(OutlinedShape(shape: shape, style: style, lineWidth: strokeStyle.lineWidth), over: background)
  }
}

extension ViewContext {
  fileprivate mutating func walk(_ figure: some View, over background: some View) {
    if background is EmptyView { walk(figure) } else { walk(figure.background { background }) }
  }
}
