extension SemanticNode {
  /// The color, gradient, or material of an area or text.
  public indirect enum Paint: Record {
    case color(Color)
    case gradient(Gradient)
    /// A translucent material by its name in code: `thin`, `regular`.
    case material(String)
    case opacity(Paint, Double)
  }
}

extension SemanticNode.Paint {
  public enum Color: Record {
    /// A color that differs between light and dark appearance: `primary`, `secondary`, `red`, `accent`, `background`.
    case named(String)
    /// A color in the app's asset catalog.
    case asset(String)
    /// A color with sRGB components from 0 to 1.
    case components(red: Double, green: Double, blue: Double, opacity: Double)
    /// A color of the app that differs between light and dark appearance.
    indirect case adaptive(light: Color, dark: Color)
  }

  public struct Gradient: Record {
    public enum Kind: Record {
      /// A gradient from one unit point to another; (0, 0) is the top leading corner.
      case linear(fromX: Double, fromY: Double, toX: Double, toY: Double)
      /// A gradient from a center outward. The radii are in points.
      case radial(centerX: Double, centerY: Double, from: Double, to: Double)
      /// A gradient around a center. The angles are in degrees, clockwise from the trailing edge.
      case angular(centerX: Double, centerY: Double, from: Double, to: Double)
    }
    public struct Stop: Record {
      public var color: SemanticNode.Paint
      /// The position of the color along the gradient, from 0 to 1.
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
