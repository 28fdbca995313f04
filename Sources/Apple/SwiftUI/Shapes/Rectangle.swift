public import Foundation

import SemanticTree

public struct Rectangle: InsettableShape, BuiltInShape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
  nonisolated var figure: SemanticNode.Shape? { .rectangle }
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

public struct RoundedRectangle: InsettableShape, BuiltInShape {
  let cornerRadius: CGFloat
  public var style: RoundedCornerStyle

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius, style: style)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
  nonisolated var figure: SemanticNode.Shape? { .roundedRectangle(radius: Double(cornerRadius)) }
}

/// The shape `shape`, inset by `amount` points on all sides. As a view, it is the view of `shape` with a padding of
/// `amount` points.
struct Inset<Figure: Shape>: InsettableShape {
  let shape: Figure
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  nonisolated func inset(by amount: CGFloat) -> Inset<Figure> { Inset(shape: shape, amount: self.amount + amount) }

  var body: some View { shape.padding(amount) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
