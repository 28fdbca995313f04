extension SemanticNode {
  /// A modifier around an element. Lengths are in points.
  public enum Box: Record {
    case padding(Insets)
    case frame(Frame)
    case background([SemanticNode], alignment: Layout.Alignment)
    case overlay([SemanticNode], alignment: Layout.Alignment)
    /// A color, gradient, or material behind the element. A background that consists of views is stored as
    /// `background`.
    case fill(Paint, shape: Shape?)
    case border(Paint, width: Double)
    case clip(Shape)
    case shadow(Paint, radius: Double, x: Double, y: Double)
    case opacity(Double)
    case offset(x: Double, y: Double)
    case scale(x: Double, y: Double)
    /// A rotation in degrees, clockwise.
    case rotation(Double)
    case blur(Double)
    /// The ratio of width to height. If the ratio is nil, the content keeps its own ratio.
    case aspectRatio(Double?, Style.ContentMode)
    /// The element takes up space but is not shown.
    case hidden
    case effect(Effect)
    /// The name of the blend mode, as in code: `multiply`, `screen`. The mode determines how the element's colors are
    /// combined with the colors behind the element.
    case blend(String)
    /// The drawing order. An element is drawn above neighbors with a lower number.
    case order(Double)
    /// The position of the element's center in the area that contains the element.
    case position(x: Double, y: Double)
  }
}

extension SemanticNode.Box {
  /// An effect that changes all colors of the content.
  public enum Effect: Record {
    /// A value from -1 to 1 that is added to each color component.
    case brightness(Double)
    /// A factor for the contrast; 1 changes nothing.
    case contrast(Double)
    /// A factor for the saturation; 1 changes nothing, 0 leaves only grays.
    case saturation(Double)
    /// The strength of the effect, from 0 to 1.
    case grayscale(Double)
    /// The rotation of the hue in degrees.
    case hueRotation(Double)
    case invert
  }

  public struct Insets: Record {
    public var top, leading, bottom, trailing: Double

    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The size of a frame. If a length is nil, the content determines the length. An infinite maximum is stored as
  /// `fillsWidth` or `fillsHeight`.
  public struct Frame: Record {
    public var width, height: Double?
    public var minWidth, idealWidth, maxWidth: Double?
    public var minHeight, idealHeight, maxHeight: Double?
    /// Whether the element takes all available width, and whether it takes all available height.
    public var fillsWidth, fillsHeight: Bool
    public var alignment: SemanticNode.Layout.Alignment

    public init(width: Double? = nil, height: Double? = nil, alignment: SemanticNode.Layout.Alignment = .init()) {
      self.width = width
      self.height = height
      self.alignment = alignment
      fillsWidth = false
      fillsHeight = false
    }
  }
}
