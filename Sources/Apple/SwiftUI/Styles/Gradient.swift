public import Foundation

import SemanticTree

/// Colors that blend into each other.
public struct Gradient: Hashable, Sendable {
  public var stops: [Stop]

  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The position of the color along the gradient, from 0 to 1.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient with the colors at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }
}

/// As a style, a gradient is drawn from the top to the bottom of the area.
extension Gradient: ShapeStyle, Painting {
  func paint(in environment: EnvironmentValues) -> SemanticNode.Paint {
    paint(.linear(fromX: 0.5, fromY: 0, toX: 0.5, toY: 1))
  }
}

extension Gradient {
  func paint(_ kind: SemanticNode.Paint.Gradient.Kind) -> SemanticNode.Paint {
    .gradient(.init(kind: kind, stops: stops.map { .init(color: $0.color.paint, location: Double($0.location)) }))
  }
}
