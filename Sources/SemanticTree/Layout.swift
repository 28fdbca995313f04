extension SemanticNode {
  /// The way in which a container arranges its children and in which text wraps. If a property is nil, the container's
  /// default applies.
  public struct Layout: Record {
    public var axis: Axis?
    public var alignment: Alignment?
    /// The distance in points between children along the container's axis.
    public var spacing: Double?
    /// The distance in points between the rows of a vertical grid, or between the columns of a horizontal grid.
    public var crossSpacing: Double?
    /// The columns of a vertical grid, or the rows of a horizontal grid.
    public var tracks: [Track]?
    /// The number of columns that a cell of a grid spans.
    public var columnSpan: Int?
    public var lineLimit: Int?
    public var textAlignment: HorizontalAlignment?
    public var truncation: Truncation?
    /// The minimum length in points of a spacer, or the height in points of a sheet.
    public var minimumLength: Double?
    /// The priority for sizing. An element with a higher priority is sized before elements with a lower priority.
    public var priority: Double?
    /// Whether the element keeps its ideal width (`fixedHorizontally`) or its ideal height (`fixedVertically`), even if
    /// its container offers less space.
    public var fixedHorizontally: Bool?
    public var fixedVertically: Bool?
    /// The writing direction that the app sets for the element.
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
  public enum Axis: String, Record { case horizontal, vertical, both }
  public enum HorizontalAlignment: String, Record { case leading, center, trailing }
  public enum VerticalAlignment: String, Record {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }
  public enum Truncation: String, Record { case head, middle, tail }
  public enum Direction: String, Record { case leftToRight, rightToLeft }

  public struct Alignment: Record {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(_ horizontal: HorizontalAlignment = .center, _ vertical: VerticalAlignment = .center) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A row of a list or form. If a property is nil, the list's default applies.
  public struct Row: Record {
    public var insets: SemanticNode.Box.Insets?
    /// Whether there is a separator line above the row, and whether there is one below.
    public var separatorAbove, separatorBelow: Bool?
    public var separatorTint: SemanticNode.Paint?
    /// The row's background while the row is being built. When the row is complete, the background moves to the row's
    /// `boxes`, and this value is nil.
    public var background: [SemanticNode]?
    /// The kinds of actions to remove from the row while the row is being built. When the row is complete, Limn has
    /// removed these actions, and this value is nil.
    public var forbidden: [SemanticNode.Action.Kind]?

    public init() {}
  }

  /// A column or row of a lazy grid. Lengths are in points.
  public struct Track: Record {
    public enum Size: Record {
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
