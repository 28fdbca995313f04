public import Foundation

/// A color, given by its red, green, and blue components or by the name of a system color or of a color asset.
///
/// - Approximated: the components of a system color are those of its light variant, and those of a color asset are 0.
open class NSColor: NSObject, NSSecureCoding, @unchecked Sendable {
  @_spi(Headless) public let name: String?
  private let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = (red, green, blue, alpha)
    name = nil
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  @_spi(Headless) public init(
    name: String, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1
  ) {
    components = (red, green, blue, alpha)
    self.name = name
  }

  /// A color of the asset catalog.
  public init?(named name: String) {
    components = (0, 0, 0, 1)
    self.name = "asset:" + name
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    func channel(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    components = (channel("red"), channel("green"), channel("blue"), channel("alpha"))
    let known = coder.decodeObject(of: NSString.self, forKey: "name").map { String(describing: $0) } ?? ""
    name = known.isEmpty ? nil : known
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(components.red), forKey: "red")
    coder.encode(Double(components.green), forKey: "green")
    coder.encode(Double(components.blue), forKey: "blue")
    coder.encode(Double(components.alpha), forKey: "alpha")
    coder.encode(NSString(string: name ?? ""), forKey: "name")
  }

  open var redComponent: CGFloat { components.red }
  open var greenComponent: CGFloat { components.green }
  open var blueComponent: CGFloat { components.blue }
  open var alphaComponent: CGFloat { components.alpha }

  /// All colors are sRGB colors, so a color is its own conversion.
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSColor else { return false }
    return name == other.name && components == other.components
  }

  open override var hash: Int { [components.red, components.green, components.blue, components.alpha].hashValue }
}

open class NSColorSpace: NSObject, @unchecked Sendable {
  public static let sRGB = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
}

extension NSColor {
  public static var black: NSColor { NSColor(white: 0, alpha: 1) }
  public static var white: NSColor { NSColor(white: 1, alpha: 1) }
  public static var gray: NSColor { NSColor(white: 0.5, alpha: 1) }
  public static var lightGray: NSColor { NSColor(white: 2 / 3, alpha: 1) }
  public static var darkGray: NSColor { NSColor(white: 1 / 3, alpha: 1) }
  public static var clear: NSColor { NSColor(white: 0, alpha: 0) }
  public static var red: NSColor { NSColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: NSColor { NSColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: NSColor { NSColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var cyan: NSColor { NSColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var yellow: NSColor { NSColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var magenta: NSColor { NSColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var orange: NSColor { NSColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: NSColor { NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: NSColor { NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  public static var systemRed: NSColor { NSColor(name: "red", red: 1, green: 0.23, blue: 0.19) }
  public static var systemOrange: NSColor { NSColor(name: "orange", red: 1, green: 0.58, blue: 0) }
  public static var systemYellow: NSColor { NSColor(name: "yellow", red: 1, green: 0.8, blue: 0) }
  public static var systemGreen: NSColor { NSColor(name: "green", red: 0.16, green: 0.8, blue: 0.25) }
  public static var systemMint: NSColor { NSColor(name: "mint", red: 0, green: 0.78, blue: 0.75) }
  public static var systemTeal: NSColor { NSColor(name: "teal", red: 0.35, green: 0.68, blue: 0.77) }
  public static var systemCyan: NSColor { NSColor(name: "cyan", red: 0.33, green: 0.75, blue: 0.94) }
  public static var systemBlue: NSColor { NSColor(name: "blue", red: 0, green: 0.48, blue: 1) }
  public static var systemIndigo: NSColor { NSColor(name: "indigo", red: 0.35, green: 0.34, blue: 0.84) }
  public static var systemPurple: NSColor { NSColor(name: "purple", red: 0.69, green: 0.32, blue: 0.87) }
  public static var systemPink: NSColor { NSColor(name: "pink", red: 1, green: 0.18, blue: 0.33) }
  public static var systemBrown: NSColor { NSColor(name: "brown", red: 0.64, green: 0.52, blue: 0.37) }
  public static var systemGray: NSColor { NSColor(name: "gray", red: 0.56, green: 0.56, blue: 0.58) }
  public static var controlAccentColor: NSColor { NSColor(name: "accent", red: 0, green: 0.48, blue: 1) }
  public static var labelColor: NSColor { NSColor(name: "primary", red: 0, green: 0, blue: 0, alpha: 0.85) }
  public static var textColor: NSColor { NSColor(name: "primary", red: 0, green: 0, blue: 0) }
  public static var secondaryLabelColor: NSColor { NSColor(name: "secondary", red: 0, green: 0, blue: 0, alpha: 0.5) }
  public static var tertiaryLabelColor: NSColor { NSColor(white: 0, alpha: 0.26) }
  public static var quaternaryLabelColor: NSColor { NSColor(white: 0, alpha: 0.1) }
  public static var placeholderTextColor: NSColor { NSColor(white: 0, alpha: 0.25) }
  public static var linkColor: NSColor { NSColor(name: "blue", red: 0, green: 0.41, blue: 0.85) }
  public static var separatorColor: NSColor { NSColor(white: 0, alpha: 0.1) }
  public static var gridColor: NSColor { NSColor(white: 0.9, alpha: 1) }
  public static var windowBackgroundColor: NSColor { NSColor(name: "background", red: 0.93, green: 0.93, blue: 0.93) }
  public static var controlBackgroundColor: NSColor { NSColor(name: "background", red: 1, green: 1, blue: 1) }
  public static var textBackgroundColor: NSColor { NSColor(name: "background", red: 1, green: 1, blue: 1) }
  public static var underPageBackgroundColor: NSColor { NSColor(white: 0.59, alpha: 0.9) }
  public static var controlColor: NSColor { NSColor(white: 1, alpha: 1) }
  public static var controlTextColor: NSColor { NSColor(name: "primary", red: 0, green: 0, blue: 0, alpha: 0.85) }
  public static var selectedContentBackgroundColor: NSColor { NSColor(name: "accent", red: 0, green: 0.39, blue: 0.88) }
  public static var selectedTextBackgroundColor: NSColor { NSColor(red: 0.7, green: 0.84, blue: 1, alpha: 1) }
}
