public import CoreGraphicsTypes
public import Foundation

/// A shape that is moved by a distance.
public struct OffsetShape<Content>: Shape where Content: Shape {
  public var shape: Content
  public var offset: CGSize

  public nonisolated init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape that is rotated around a point of its area.
public struct RotatedShape<Content>: Shape where Content: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.init(rotationAngle: CGFloat(angle.radians)), about: anchor, in: rect)
  }
}

/// A shape that is scaled around a point of its area.
public struct ScaledShape<Content>: Shape where Content: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.init(scaleX: scale.width, y: scale.height), about: anchor, in: rect)
  }
}

/// A shape with transformed points.
public struct TransformedShape<Content>: Shape where Content: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// The part of a shape's outline between two fractions of the outline's length, from 0 to 1.
struct Trimmed<Content: Shape>: Shape {
  let shape: Content
  let from, to: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
}

/// A shape with a fixed size at a position in the area.
struct Sized<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize
  let anchor: UnitPoint

  nonisolated func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}

extension Path {
  fileprivate func applying(_ transform: CGAffineTransform, about anchor: UnitPoint, in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return applying(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(.init(translationX: x, y: y)))
  }
}

extension Shape {
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  public nonisolated func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    Sized(shape: self, size: size, anchor: anchor)
  }

  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// Returns the part of the outline between two fractions of the outline's length. The fractions are from 0 to 1.
  ///
  /// - Approximated: if frames do not set the size of the area, the part is drawn in a square, which is then stretched.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    Trimmed(shape: self, from: startFraction, to: endFraction)
  }
}
