extension SemanticNode {
  /// What an area or a text is coloured with.
  public indirect enum Paint: Codable, Hashable, Sendable {
    case color(Color)
    case gradient(Gradient)
    /// A translucent surface, by its name as in code: `thin`, `regular`.
    case material(String)
    case opacity(Paint, Double)
  }
}

extension SemanticNode.Paint {
  public enum Color: Codable, Hashable, Sendable {
    /// One that follows light and dark: `primary`, `secondary`, `red`, `accent`, `background`.
    case named(String)
    /// A colour of the app's asset catalog.
    case asset(String)
    /// Components of sRGB from 0 to 1.
    case components(red: Double, green: Double, blue: Double, opacity: Double)
  }

  public struct Gradient: Codable, Hashable, Sendable {
    public enum Kind: Codable, Hashable, Sendable {
      /// From one unit point to another, 0 to 1 from the leading top corner.
      case linear(fromX: Double, fromY: Double, toX: Double, toY: Double)
      /// Radii in points.
      case radial(centerX: Double, centerY: Double, from: Double, to: Double)
      /// Angles in degrees, clockwise from the trailing side.
      case angular(centerX: Double, centerY: Double, from: Double, to: Double)
    }
    public struct Stop: Codable, Hashable, Sendable {
      public var color: SemanticNode.Paint
      /// 0 to 1.
      public var location: Double

      public init(color: SemanticNode.Paint, location: Double) {
        self.color = color
        self.location = location
      }
    }
    public var kind: Kind
    public var stops: [Stop]

    public init(kind: Kind, stops: [Stop]) {
      self.kind = kind
      self.stops = stops
    }
  }
}
