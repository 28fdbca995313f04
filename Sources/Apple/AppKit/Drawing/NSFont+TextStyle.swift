public import Foundation

extension NSFont {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The sizes are those of macOS.
  public class func preferredFont(forTextStyle style: TextStyle) -> NSFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 26, .title1: 22, .title2: 17, .title3: 15, .subheadline: 11, .callout: 12, .footnote: 10,
      .caption1: 10, .caption2: 10,
    ]
    return systemFont(ofSize: sizes[style] ?? 13, weight: style == .headline ? .bold : .regular)
  }
  public class func preferredFont(forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any]) -> NSFont {
    preferredFont(forTextStyle: style)
  }
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: fontSize) }
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    monospacedSystemFont(ofSize: fontSize, weight: .regular)
  }
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    default: 13
    }
  }
  public class var labelFontSize: CGFloat { 10 }
  public func withSize(_ fontSize: CGFloat) -> NSFont { NSFont(descriptor: fontDescriptor, size: fontSize) ?? self }
  public var displayName: String? { familyName ?? "System Font" }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.25 }
  public var leading: CGFloat { 0 }
  public var xHeight: CGFloat { pointSize * 0.53 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var boundingRectForFont: NSRect { NSRect(x: 0, y: descender, width: pointSize, height: pointSize * 1.2) }
  public var isFixedPitch: Bool { familyName == "Menlo" }
}
