public import Foundation

import SemanticTree

/// A type-erased shape.
public struct AnyShape: Shape, BuiltInShape {
  private let shape: any Shape

  public nonisolated init<S>(_ shape: S) where S: Shape { self.shape = shape }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated var figure: SemanticNode.Shape? { (shape as? any BuiltInShape)?.figure }
}

/// The shape of the enclosing container. In Limn, this shape is always a rectangle.
public struct ContainerRelativeShape: InsettableShape, BuiltInShape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
  nonisolated var figure: SemanticNode.Shape? { .rectangle }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
