extension SemanticNode {
  /// The content of an element besides its label.
  public enum Content: Record {
    case text(runs: [TextRun])
    case image(ImageSource)
    case shape(Shape, fill: Paint?, stroke: Paint?, lineWidth: Double?)
    case paint(Paint)
    /// The progress as a number from 0 to 1; nil if the progress is indeterminate.
    case progress(fraction: Double?)
  }

  /// A part of a text that has one style. A property that is nil is inherited from the surrounding text.
  public struct TextRun: Record {
    public var text: String
    public var font: Style.Font?
    public var foreground: Paint?
    public var bold, italic, code, underline, strikethrough: Bool?
    /// The target of a link.
    public var link: String?
    /// The name of a symbol that is shown in place of the text.
    public var symbol: String?

    public init(_ text: String) {
      self.text = text
    }
  }

  public enum ImageSource: Record {
    /// A symbol by its name, such as `star.fill`.
    case symbol(String)
    /// An image in the app's bundle.
    case asset(String)
    /// An image whose file is in the answer of the run, by the name of the file.
    case file(String)
    case url(String)
  }

  public enum Shape: Record {
    case rectangle, circle, ellipse, capsule
    /// A rectangle with rounded corners. The corner radius is in points. If the corners are parts of ellipses, the
    /// radius is horizontal, and the height is the vertical one.
    case roundedRectangle(radius: Double, height: Double? = nil)
    /// Lines and curves as SVG path data, with coordinates from 0 to 100: percentages of the area.
    case path(String)
  }
}
