public import CoreGraphicsTypes
public import Foundation

/// A color of Core Graphics.
public final class CGColor: Hashable, Sendable {
  let color: NSColor

  init(_ color: NSColor) { self.color = color }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = NSColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public init(gray: CGFloat, alpha: CGFloat) { color = NSColor(white: gray, alpha: alpha) }

  public var alpha: CGFloat { color.alphaComponent }
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? {
    [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
  }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension NSColor {
  public var cgColor: CGColor { CGColor(self) }
  public convenience init?(cgColor: CGColor) {
    let color = cgColor.color
    self.init(
      red: color.redComponent, green: color.greenComponent, blue: color.blueComponent, alpha: color.alphaComponent)
  }

  /// The hue, saturation, and brightness, each from 0 to 1.
  private var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (red, green, blue) = (redComponent, greenComponent, blueComponent)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    guard high > low else { return (0, 0, high) }
    let range = high - low
    let sector =
      high == red ? (green - blue) / range : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// - Approximated: the color is that of the appearance that draws now, and does not change with it.
  public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    let color = dynamicProvider(.currentDrawing())
    self.init(
      red: color.redComponent, green: color.greenComponent, blue: color.blueComponent, alpha: color.alphaComponent)
  }
  public convenience init?(named name: NSColor.Name, bundle: Bundle?) { self.init(named: name) }
  public typealias Name = String

  public var hueComponent: CGFloat { hsb.hue }
  public var saturationComponent: CGFloat { hsb.saturation }
  public var brightnessComponent: CGFloat { hsb.brightness }
  public var whiteComponent: CGFloat { 0.299 * redComponent + 0.587 * greenComponent + 0.114 * blueComponent }
  public var colorSpace: NSColorSpace { .sRGB }
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let values = hsb
    hue?.pointee = values.hue
    saturation?.pointee = values.saturation
    brightness?.pointee = values.brightness
    alpha?.pointee = alphaComponent
  }

  /// Returns the mixture with another color: `fraction` of the other color, and the rest of this one.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    func mixed(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * fraction }
    return NSColor(
      red: mixed(redComponent, color.redComponent), green: mixed(greenComponent, color.greenComponent),
      blue: mixed(blueComponent, color.blueComponent), alpha: mixed(alphaComponent, color.alphaComponent))
  }
  public func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .white) }
  public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }
  public func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor { self }
  public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }
  public func set() {}
  public func setFill() {}
  public func setStroke() {}

  public static var headerTextColor: NSColor { .labelColor }
  public static var disabledControlTextColor: NSColor { NSColor(white: 0, alpha: 0.25) }
  public static var selectedControlColor: NSColor { .selectedTextBackgroundColor }
  public static var selectedControlTextColor: NSColor { .controlTextColor }
  public static var selectedMenuItemTextColor: NSColor { .white }
  public static var alternateSelectedControlTextColor: NSColor { .white }
  public static var unemphasizedSelectedContentBackgroundColor: NSColor { NSColor(white: 0.86, alpha: 1) }
  public static var unemphasizedSelectedTextBackgroundColor: NSColor { NSColor(white: 0.86, alpha: 1) }
  public static var selectedTextColor: NSColor { .textColor }
  public static var windowFrameTextColor: NSColor { .labelColor }
  public static var keyboardFocusIndicatorColor: NSColor { .controlAccentColor }
  public static var findHighlightColor: NSColor { .yellow }
  public static var shadowColor: NSColor { .black }
  public static var highlightColor: NSColor { .white }
  public static var systemFill: NSColor { NSColor(white: 0, alpha: 0.1) }
  public static var secondarySystemFill: NSColor { NSColor(white: 0, alpha: 0.08) }
  public static var tertiarySystemFill: NSColor { NSColor(white: 0, alpha: 0.05) }
  public static var quaternarySystemFill: NSColor { NSColor(white: 0, alpha: 0.03) }
  public static var quinaryLabelColor: NSColor { NSColor(white: 0, alpha: 0.05) }
  public static var alternatingContentBackgroundColors: [NSColor] {
    [.controlBackgroundColor, NSColor(white: 0.96, alpha: 1)]
  }
  public static let systemColorsDidChangeNotification = Notification.Name("NSSystemColorsDidChangeNotification")
}

extension CGContext {
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
}
