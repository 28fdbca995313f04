extension SemanticNode {
  /// How a container arranges its children, and how text wraps. Nil properties have the container's default.
  public struct Layout: Codable, Hashable, Sendable {
    public var axis: Axis?
    public var alignment: Alignment?
    /// The distance between children along the axis in points.
    public var spacing: Double?
    /// The distance between the rows of a vertical grid, or the columns of a horizontal one, in points.
    public var crossSpacing: Double?
    /// The columns of a vertical grid, or the rows of a horizontal one.
    public var tracks: [Track]?
    /// The number of columns that a cell of a grid spans.
    public var columnSpan: Int?
    public var lineLimit: Int?
    public var textAlignment: HorizontalAlignment?
    public var truncation: Truncation?
    /// The minimum length of a spacer, or the height of a sheet, in points.
    public var minimumLength: Double?
    /// Elements with a higher number are sized first.
    public var priority: Double?
    /// Whether the element keeps its ideal width or height.
    public var fixedHorizontally: Bool?
    public var fixedVertically: Bool?
    public var direction: Direction?
    /// The settings of a list row.
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

  /// A row of a list or form. Nil properties have the list's default.
  public struct Row: Codable, Hashable, Sendable {
    public var insets: SemanticNode.Box.Insets?
    /// Whether there are separator lines above and below.
    public var separatorAbove, separatorBelow: Bool?
    public var separatorTint: SemanticNode.Paint?
    /// The row's background. When the row is complete, the background moves to the row's `boxes`, and this value becomes nil.
    public var background: [SemanticNode]?
    /// The kinds of actions that the row does not offer. When the row is complete, these actions have been removed, and this value becomes
    /// nil.
    public var forbidden: [SemanticNode.Action.Kind]?

    public init() {}
  }

  /// A column or row of a lazy grid, in points.
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
