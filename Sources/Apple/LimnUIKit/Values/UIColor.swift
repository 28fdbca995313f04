public import Foundation
@_spi(Headless) public import SwiftUI

/// A color. It refers to a system color or to a color asset of the app, or it is given by its red, green, and blue
/// components.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  public let color: Color
  private let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = (red, green, blue, alpha)
    color = Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a color of the asset catalog.
  ///
  /// - Approximated: a color that no catalog of the bundle contains is the accent color.
  public convenience init?(named name: String) { self.init(Color(name)) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(Color(name, bundle: bundle))
  }

  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates a color from a SwiftUI color. The red, green, and blue components of the new color are unknown.
  public init(_ color: Color) {
    self.color = color
    components = nil
  }

  /// Creates a color from the colors for the light and for the dark appearance.
  ///
  /// - Approximated: the color does not depend on other traits, and the provider is called only once for each
  /// appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(Color(light: dynamicProvider(UITraitCollection()).color, dark: dynamicProvider(DarkTraits()).color))
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    func channel(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    let (red, green, blue, alpha) = (channel("red"), channel("green"), channel("blue"), channel("alpha"))
    components = (CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha))
    color = Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// - Approximated: a system color or a color asset, whose components are not known, becomes black.
  open func encode(with coder: NSCoder) {
    let (red, green, blue, alpha) = components ?? (0, 0, 0, 1)
    coder.encode(Double(red), forKey: "red")
    coder.encode(Double(green), forKey: "green")
    coder.encode(Double(blue), forKey: "blue")
    coder.encode(Double(alpha), forKey: "alpha")
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let c = components { return UIColor(red: c.red, green: c.green, blue: c.blue, alpha: alpha) }
    return UIColor(color.opacity(Double(alpha)))
  }

  /// Writes the color's components to the arguments and returns true. For a system color or a color asset, the
  /// components are not known, so it returns false and leaves the arguments unchanged.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the hue, the saturation, and the brightness as ``getRed(_:green:blue:alpha:)`` writes the components.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let (r, g, b, a) = components else { return false }
    let highest = max(r, g, b)
    let range = highest - min(r, g, b)
    let sector =
      range == 0 ? 0 : highest == r ? (g - b) / range : highest == g ? (b - r) / range + 2 : (r - g) / range + 4
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = highest == 0 ? 0 : range / highest
    brightness?.pointee = highest
    alpha?.pointee = a
    return true
  }

  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    white?.pointee = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
    alpha?.pointee = components.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }
}

private final class DarkTraits: UITraitCollection, @unchecked Sendable {
  override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
}

extension UIColor {
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  public static var systemRed: UIColor { UIColor(.red) }
  public static var systemOrange: UIColor { UIColor(.orange) }
  public static var systemYellow: UIColor { UIColor(.yellow) }
  public static var systemGreen: UIColor { UIColor(.green) }
  public static var systemMint: UIColor { UIColor(.mint) }
  public static var systemTeal: UIColor { UIColor(.teal) }
  public static var systemCyan: UIColor { UIColor(.cyan) }
  public static var systemBlue: UIColor { UIColor(.blue) }
  public static var systemIndigo: UIColor { UIColor(.indigo) }
  public static var systemPurple: UIColor { UIColor(.purple) }
  public static var systemPink: UIColor { UIColor(.pink) }
  public static var systemBrown: UIColor { UIColor(.brown) }
  public static var systemGray: UIColor { UIColor(.gray) }
  public static var tintColor: UIColor { UIColor(.accentColor) }
  public static var label: UIColor { UIColor(.primary) }
  public static var secondaryLabel: UIColor { UIColor(.secondary) }
  public static var link: UIColor { UIColor(.blue) }
  public static var darkText: UIColor { UIColor(SystemColor.darkText) }
  public static var lightText: UIColor { UIColor(SystemColor.lightText) }
  public static var tertiaryLabel: UIColor { UIColor(SystemColor.tertiaryLabel) }
  public static var quaternaryLabel: UIColor { UIColor(SystemColor.quaternaryLabel) }
  public static var placeholderText: UIColor { UIColor(SystemColor.placeholderText) }
  public static var separator: UIColor { UIColor(SystemColor.separator) }
  public static var opaqueSeparator: UIColor { UIColor(SystemColor.opaqueSeparator) }
  public static var systemGray2: UIColor { UIColor(SystemColor.systemGray2) }
  public static var systemGray3: UIColor { UIColor(SystemColor.systemGray3) }
  public static var systemGray4: UIColor { UIColor(SystemColor.systemGray4) }
  public static var systemGray5: UIColor { UIColor(SystemColor.systemGray5) }
  public static var systemGray6: UIColor { UIColor(SystemColor.systemGray6) }
  public static var systemFill: UIColor { UIColor(SystemColor.systemFill) }
  public static var secondarySystemFill: UIColor { UIColor(SystemColor.secondarySystemFill) }
  public static var tertiarySystemFill: UIColor { UIColor(SystemColor.tertiarySystemFill) }
  public static var quaternarySystemFill: UIColor { UIColor(SystemColor.quaternarySystemFill) }
  public static var systemBackground: UIColor { UIColor(SystemColor.systemBackground) }
  public static var secondarySystemBackground: UIColor { UIColor(SystemColor.secondarySystemBackground) }
  public static var tertiarySystemBackground: UIColor { UIColor(SystemColor.tertiarySystemBackground) }
  public static var systemGroupedBackground: UIColor { UIColor(SystemColor.systemGroupedBackground) }
  public static var secondarySystemGroupedBackground: UIColor { UIColor(SystemColor.secondarySystemGroupedBackground) }
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(SystemColor.tertiarySystemGroupedBackground) }

  private convenience init(_ color: SystemColor) { self.init(color.color) }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }
}

@_spi(Headless) extension UIColor: ValueKeeping {
  public var keptValue: Any { color }
}
