extension SemanticNode {
  /// How a container arranges its children, and how a text breaks into lines. What is nil is left to the container's habit.
  public struct Layout: Codable, Hashable, Sendable {
    public var axis: Axis?
    public var alignment: Alignment?
    /// Between children along the axis, in points.
    public var spacing: Double?
    /// Between the rows of a vertical grid or the columns of a horizontal one, in points.
    public var crossSpacing: Double?
    /// The columns of a vertical grid, or the rows of a horizontal one.
    public var tracks: [Track]?
    /// How many columns a cell of a grid takes.
    public var columnSpan: Int?
    public var lineLimit: Int?
    public var textAlignment: HorizontalAlignment?
    public var truncation: Truncation?
    /// The least length of a spacer, or the height at which a sheet rests, in points.
    public var minimumLength: Double?
    /// A higher number gets room first.
    public var priority: Double?
    /// Whether the element keeps the width or height it would like to have.
    public var fixedHorizontally: Bool?
    public var fixedVertically: Bool?
    public var direction: Direction?
    /// What a row of a list says about itself.
    public var row: Row?

    public init(axis: Axis? = nil, alignment: Alignment? = nil, spacing: Double? = nil) {
      self.axis = axis
      self.alignment = alignment
      self.spacing = spacing
    }
  }
}

extension SemanticNode.Layout {
  public enum Axis: String, Codable, Hashable, Sendable { case horizontal, vertical, both }
  public enum HorizontalAlignment: String, Codable, Hashable, Sendable { case leading, center, trailing }
  public enum VerticalAlignment: String, Codable, Hashable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
  public enum Truncation: String, Codable, Hashable, Sendable { case head, middle, tail }
  public enum Direction: String, Codable, Hashable, Sendable { case leftToRight, rightToLeft }

  public struct Alignment: Codable, Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(_ horizontal: HorizontalAlignment = .center, _ vertical: VerticalAlignment = .center) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A row of a list or form. What is nil is left to the list's habit.
  public struct Row: Codable, Hashable, Sendable {
    public var insets: SemanticNode.Box.Insets?
    /// Whether there is a line above and below.
    public var separatorAbove, separatorBelow: Bool?
    public var separatorTint: SemanticNode.Paint?
    /// Before the row is complete: what it shows behind all of it.
    public var background: [SemanticNode]?
    /// Before the row is complete: what cannot be done with it.
    public var forbidden: [SemanticNode.Action.Kind]?

    public init() {}
  }

  /// One column or row of a lazy grid, in points.
  public struct Track: Codable, Hashable, Sendable {
    public enum Size: Codable, Hashable, Sendable {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double?)
      case adaptive(minimum: Double, maximum: Double?)
    }
    public var size: Size
    public var spacing: Double?
    public var alignment: Alignment?

    public init(size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }
}
