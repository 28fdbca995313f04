extension SemanticNode {
  /// Something put around an element. Lengths are in points.
  public enum Box: Codable, Hashable, Sendable {
    case padding(Insets)
    case frame(Frame)
    case background([SemanticNode], alignment: Layout.Alignment)
    case overlay([SemanticNode], alignment: Layout.Alignment)
    /// A plain background: the commonest, kept apart from backgrounds that are views.
    case fill(Paint, shape: Shape?)
    case border(Paint, width: Double)
    case clip(Shape)
    case shadow(Paint, radius: Double, x: Double, y: Double)
    case opacity(Double)
    case offset(x: Double, y: Double)
    case scale(x: Double, y: Double)
    /// Degrees, clockwise.
    case rotation(Double)
    case blur(Double)
    /// A nil ratio keeps the content's own.
    case aspectRatio(Double?, Style.ContentMode)
    /// Takes the room and shows nothing.
    case hidden
    case effect(Effect)
    /// How its colours go together with those behind it, as in code: `multiply`, `screen`.
    case blend(String)
    /// Elements with a higher number lie above their neighbours.
    case order(Double)
    /// The element's centre in the area around it.
    case position(x: Double, y: Double)
  }
}

extension SemanticNode.Box {
  /// A change of all colours inside.
  public enum Effect: Codable, Hashable, Sendable {
    /// What is added to each component, -1 to 1.
    case brightness(Double)
    /// 1 changes nothing.
    case contrast(Double)
    /// 1 changes nothing, 0 leaves greys.
    case saturation(Double)
    /// 0 to 1.
    case grayscale(Double)
    /// Degrees.
    case hueRotation(Double)
    case invert
  }

  public struct Insets: Codable, Hashable, Sendable {
    public var top, leading, bottom, trailing: Double

    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// A nil length is the content's own; a maximum of `infinity` is written as `fills`.
  public struct Frame: Codable, Hashable, Sendable {
    public var width, height: Double?
    public var minWidth, idealWidth, maxWidth: Double?
    public var minHeight, idealHeight, maxHeight: Double?
    /// Whether the element takes all the width or height it can get.
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
