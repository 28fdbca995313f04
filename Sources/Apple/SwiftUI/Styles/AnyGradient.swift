import SemanticTree

/// A gradient whose direction depends on its use.
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
  /// A gradient from a lighter shade of the color, at the top, to the color itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.75), self])) }
}
