public import Foundation

import SemanticTree

/// A shape that fills the offered area.
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// A shape takes the proposed size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// The shape in the semantic tree. A custom shape is drawn in an area of 100 by 100 points.
  nonisolated var semantic: SemanticNode.Shape {
    (self as? any BuiltInShape)?.figure ?? .path(path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).svg)
  }
}

/// A shape that determines its own form in the semantic tree, such as a rectangle. All other shapes are paths in the
/// semantic tree.
protocol BuiltInShape {
  var figure: SemanticNode.Shape { get }
}

/// A shape that can be inset by a distance on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// How a shape is filled: by the even-odd rule or the nonzero rule, and with smooth edges or not.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
