extension SemanticNode {
  /// The appearance of an element. Inherited properties are already included. If a property is nil, the platform's
  /// default for the role applies.
  public struct Style: Record {
    public var font: Font?
    public var foreground: Paint?
    public var tint: Paint?
    /// The name of the control's style in code: `borderedProminent`, `segmented`, `insetGrouped`.
    public var control: String?
    public var controlSize: String?
    public var underline: Bool?
    public var strikethrough: Bool?
    public var monospacedDigits: Bool?
    public var textCase: TextCase?
    public var tracking: Double?
    public var lineSpacing: Double?
    public var imageScale: String?
    /// The variant of a symbol in code, such as `fill` or `circle.fill`.
    public var symbolVariant: String?
    public var colorScheme: ColorScheme?
    /// The name of the symbol rendering mode in code, such as `hierarchical`. The mode determines how the layers of a
    /// symbol are colored.
    public var symbolRendering: String?
    /// Whether a list or form hides its own background.
    public var hidesBackground: Bool?
    /// Whether a control's label is not shown. Assistive technology still reads it.
    public var hidesLabel: Bool?

    public init(font: Font? = nil, foreground: Paint? = nil, tint: Paint? = nil, control: String? = nil) {
      self.font = font
      self.foreground = foreground
      self.tint = tint
      self.control = control
    }
  }
}

extension SemanticNode.Style {
  public enum TextCase: String, Record { case uppercase, lowercase }
  public enum ColorScheme: String, Record { case light, dark }
  public enum ContentMode: String, Record { case fit, fill }

  /// A font by its text style or its size in points.
  public struct Font: Record {
    /// The name of the text style in code: `body`, `largeTitle`, `caption2`.
    public var textStyle: String?
    public var size: Double?
    public var family: String?
    /// The name of the weight in code: `regular`, `semibold`.
    public var weight: String?
    /// The name of the design in code: `monospaced`, `rounded`, `serif`.
    public var design: String?
    public var italic: Bool?
    public var monospacedDigits: Bool?
    /// The width of the letters, from -1 for narrow to 1 for wide. The default is 0.
    public var width: Double?
    /// The letters that are shown as small capitals: `all`, `lowercase`, or `uppercase`.
    public var capitals: String?
    /// The line spacing, by its name in code: `tight`, `loose`.
    public var leading: String?

    public init(
      textStyle: String? = nil, size: Double? = nil, family: String? = nil, weight: String? = nil,
      design: String? = nil,
      italic: Bool? = nil
    ) {
      self.textStyle = textStyle
      self.size = size
      self.family = family
      self.weight = weight
      self.design = design
      self.italic = italic
    }
  }
}
