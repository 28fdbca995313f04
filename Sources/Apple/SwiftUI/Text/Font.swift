public import Foundation

import SemanticTree

/// A typeface with a size: either a text style, which adapts to the reader's text size, or a size in points.
///
/// - Approximated: the reader's browser determines the typefaces.
public struct Font: Hashable, Sendable {
  var semantic: SemanticNode.Style.Font

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  public struct Weight: Hashable, Sendable {
    let name: String

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }
}

extension Font {
  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let title2 = Font(style: .title2)
  public static let title3 = Font(style: .title3)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let callout = Font(style: .callout)
  public static let footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption)
  public static let caption2 = Font(style: .caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style: style).designed(design).weighted(weight)
  }

  @_disfavoredOverload public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(style: style).designed(design)
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(semantic: .init(size: Double(size))).designed(design).weighted(weight)
  }

  @_disfavoredOverload public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  {
    Font(semantic: .init(size: Double(size))).designed(design).weighted(weight)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(semantic: .init(size: Double(fixedSize), family: name))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(semantic: .init(textStyle: "\(textStyle)", size: Double(size), family: name))
  }
}

extension Font {
  public func bold() -> Font { weight(.bold) }
  public func bold(_ isActive: Bool) -> Font { weight(isActive ? .bold : .regular) }
  public func italic() -> Font { italic(true) }
  public func monospaced() -> Font { designed(.monospaced) }
  public func monospaced(_ isActive: Bool) -> Font { designed(isActive ? .monospaced : .default) }
  public func weight(_ weight: Weight) -> Font { weighted(weight) }

  public func italic(_ isActive: Bool) -> Font {
    var font = self
    font.semantic.italic = isActive
    return font
  }

  public func monospacedDigit() -> Font {
    var font = self
    font.semantic.monospacedDigits = true
    return font
  }

  private init(style: TextStyle) {
    semantic = .init(textStyle: "\(style)")
  }

  func weighted(_ weight: Weight?) -> Font {
    var font = self
    if let weight { font.semantic.weight = weight.name }
    return font
  }

  func designed(_ design: Design?) -> Font {
    var font = self
    if let design { font.semantic.design = design == .default ? nil : "\(design)" }
    return font
  }
}
