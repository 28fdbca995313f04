public import Foundation

/// A font, given by its size, weight, and family.
open class NSFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  open var pointSize: CGFloat { size }
  open var familyName: String? { family }
  open var fontName: String { family ?? ".AppleSystemUIFont" }
  @_spi(Headless) public let weight: Weight
  private let size: CGFloat
  private let family: String?

  fileprivate init(family: String?, size: CGFloat, weight: Weight) {
    (self.family, self.size, self.weight) = (family, size > 0 ? size : 13, weight)
  }

  public convenience init?(name: String, size: CGFloat) { self.init(family: name, size: size, weight: .regular) }

  open class var systemFontSize: CGFloat { 13 }
  open class var smallSystemFontSize: CGFloat { 11 }
  open class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(family: nil, size: size, weight: .regular) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(family: nil, size: size, weight: weight)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> NSFont { NSFont(family: nil, size: size, weight: .bold) }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(family: "Menlo", size: size, weight: weight)
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(family: nil, size: size, weight: weight)
  }
}

/// What a font is made from.
open class NSFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let italic = SymbolicTraits(rawValue: 1)
    public static let bold = SymbolicTraits(rawValue: 1 << 1)
    public static let expanded = SymbolicTraits(rawValue: 1 << 5)
    public static let condensed = SymbolicTraits(rawValue: 1 << 6)
    public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  fileprivate let family: String?

  fileprivate init(_ family: String?, _ size: CGFloat, _ traits: SymbolicTraits) {
    (self.family, pointSize, symbolicTraits) = (family, size, traits)
  }

  open func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor {
    NSFontDescriptor(family, newPointSize, symbolicTraits)
  }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    NSFontDescriptor(family, pointSize, symbolicTraits)
  }
}

extension NSFont {
  public var fontDescriptor: NSFontDescriptor {
    NSFontDescriptor(familyName, pointSize, weight.rawValue >= Weight.bold.rawValue ? .bold : [])
  }

  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size: CGFloat) {
    self.init(
      family: fontDescriptor.family, size: size > 0 ? size : fontDescriptor.pointSize,
      weight: fontDescriptor.symbolicTraits.contains(.bold) ? .bold : .regular)
  }
}
