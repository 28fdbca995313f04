extension SemanticNode {
  /// What an element shows beyond its label.
  public enum Content: Codable, Hashable, Sendable {
    case text(runs: [TextRun])
    case image(ImageSource)
    case shape(Shape, fill: Paint?, stroke: Paint?, lineWidth: Double?)
    case paint(Paint)
    /// Done from 0 to 1, nil when the end is not known.
    case progress(fraction: Double?)
  }

  /// Part of a text in one style. What is nil is as in the text around it.
  public struct TextRun: Codable, Hashable, Sendable {
    public var text: String
    public var font: Style.Font?
    public var foreground: Paint?
    public var bold, italic, code, underline, strikethrough: Bool?
    /// Where it leads.
    public var link: String?
    /// A symbol shown in place of the text.
    public var symbol: String?

    public init(_ text: String) {
      self.text = text
    }
  }

  public enum ImageSource: Codable, Hashable, Sendable {
    /// A symbol by its name, such as `star.fill`.
    case symbol(String)
    /// A picture of the app's bundle.
    case asset(String)
    case url(String)
  }

  public enum Shape: Codable, Hashable, Sendable {
    case rectangle, circle, ellipse, capsule
    /// In points.
    case roundedRectangle(radius: Double)
    /// Lines and curves in points, written as the `d` of an SVG path.
    case path(String)
  }
}
