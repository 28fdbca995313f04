public import Foundation

import SemanticTree

public struct Circle: InsettableShape, BuiltInShape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
  nonisolated var figure: SemanticNode.Shape? { .circle }
}

public struct Ellipse: InsettableShape, BuiltInShape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
  nonisolated var figure: SemanticNode.Shape? { .ellipse }
}

public struct Capsule: InsettableShape, BuiltInShape {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
  nonisolated var figure: SemanticNode.Shape? { .capsule }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
