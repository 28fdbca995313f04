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
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }

  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  nonisolated var figure: SemanticNode.Shape? {
    let (width, height) = (Double(cornerSize.width), Double(cornerSize.height))
    return .roundedRectangle(radius: width, height: width == height ? nil : height)
  }
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
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
