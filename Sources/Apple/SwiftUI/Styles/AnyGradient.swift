import SemanticTree

/// A gradient without a direction of its own. Limn draws the gradient from the top to the bottom of the area.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  private let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: Painting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint {
    gradient.paint(.linear(fromX: 0.5, fromY: 0, toX: 0.5, toY: 1))
  }
}

extension Color {
  /// A gradient of this color: at the top, the color has an opacity of 0.75; at the bottom, it is unchanged.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.75), self])) }
}
