extension Text {
  public nonisolated func font(_ font: Font?) -> Text { changed(.font(font)) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  public nonisolated func bold() -> Text { changed(.bold(true)) }
  public nonisolated func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  public nonisolated func italic() -> Text { changed(.italic(true)) }
  public nonisolated func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  public nonisolated func monospacedDigit() -> Text { changed(.monospacedDigits) }

  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(isActive))
  }
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive))
  }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.underline(isActive)) }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive)) }

  public nonisolated func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    changed(.foreground(TextPaint(style: style)))
  }

  @available(*, deprecated, renamed: "foregroundStyle(_:)")
  public nonisolated func foregroundColor(_ color: Color?) -> Text { changed(.foreground(TextPaint(style: color))) }

  private nonisolated func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}

extension Text {
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// A line under or through a text.
  ///
  /// - Approximated: `pattern` and `color` have no effect. The line is always solid and has the color of the text.
  public struct LineStyle: Hashable, Sendable {
    private let pattern: Pattern
    private let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    public struct Pattern: Hashable, Sendable {
      private let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }

  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case date, time, relative, offset, timer }
    let kind: Kind

    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    /// The time from now, such as "2 hr, 5 min".
    public static let relative = DateStyle(kind: .relative)
    /// The time from now with its sign, such as "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The time from now on a clock, such as "2:05:00".
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.Case {
  func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
