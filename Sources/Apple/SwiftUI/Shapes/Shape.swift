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

  /// The shape in the semantic tree, where the coordinates of a path are percentages of the area.
  ///
  /// If frames do not set the size of the area, a path with fixed points is drawn for a whole screen, and any other
  /// shape for a square.
  nonisolated func semantic(in room: Room) -> SemanticNode.Shape {
    if let figure = (self as? any BuiltInShape)?.figure { return figure }
    let size = room.size
    let whole = path(in: CGRect(origin: .zero, size: size))
    if room.width == nil || room.height == nil {
      let square = CGSize(width: 100, height: 100)
      let squared = path(in: CGRect(origin: .zero, size: square))
      if squared != whole { return .path(squared.percentages(of: square)) }
    }
    return .path(whole.percentages(of: size))
  }
}

extension Path {
  /// The path as SVG path data in percentages of an area.
  func percentages(of size: CGSize) -> String {
    applying(CGAffineTransform(scaleX: 100 / max(size.width, 1), y: 100 / max(size.height, 1))).svg
  }
}

/// A shape that can be more than a path in the semantic tree, such as a rectangle.
protocol BuiltInShape {
  /// The form in the semantic tree; nil if it is a path.
  var figure: SemanticNode.Shape? { get }
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
