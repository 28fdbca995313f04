/// The conditions under which a view is shown: color scheme, text size, writing direction, and width.
public struct Conditions: Record {
  public enum Appearance: String, Record, CaseIterable { case light, dark }
  public enum Direction: String, Record, CaseIterable { case leftToRight, rightToLeft }
  public enum Width: String, Record, CaseIterable { case phone, desktop }
  public enum TextSize: String, Record, CaseIterable { case small, large, accessibility3 }

  public var appearance: Appearance
  public var textSize: TextSize
  public var direction: Direction
  public var width: Width

  public init(
    appearance: Appearance = .light, textSize: TextSize = .large, direction: Direction = .leftToRight,
    width: Width = .phone
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.direction = direction
    self.width = width
  }

  /// All combinations of conditions, starting with the defaults. The order is by width, then by writing direction, then
  /// by text size, then by color scheme.
  public static var all: [Conditions] {
    var all: [Conditions] = []
    for width in Width.allCases {
      for direction in Direction.allCases {
        for textSize in [TextSize.large, .small, .accessibility3] {
          for appearance in Appearance.allCases {
            all.append(Conditions(appearance: appearance, textSize: textSize, direction: direction, width: width))
          }
        }
      }
    }
    return all
  }
}
