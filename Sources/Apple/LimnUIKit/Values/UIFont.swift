public import Foundation
public import SwiftUI

/// A font, given by its size and by its family, or by the weight and the design of the system's font.
///
/// - Approximated: its line height is 1.2 times its size.
open class UIFont: NSObject, @unchecked Sendable {
  open var fontDescriptor: UIFontDescriptor { descriptor }
  open var pointSize: CGFloat { descriptor.pointSize }
  open var fontName: String { descriptor.family ?? ".SFUI-Regular" }
  open var familyName: String { descriptor.family ?? ".AppleSystemUIFont" }
  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.25 }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var xHeight: CGFloat { pointSize * 0.52 }
  open var leading: CGFloat { 0 }
  private let descriptor: UIFontDescriptor

  /// Creates a font with the descriptor's size if the given size is 0.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.descriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: 0)
  }

  private convenience init(_ size: CGFloat, _ change: (UIFontDescriptor) -> Void = { _ in }) {
    let descriptor = UIFontDescriptor(family: nil, size: size)
    change(descriptor)
    self.init(descriptor: descriptor, size: 0)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize) { $0.weight = weight }
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize) { $0.symbolicTraits = .traitBold }
  }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize) { $0.symbolicTraits = .traitItalic }
  }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize) { ($0.weight, $0.design) = (weight, .monospaced) }
  }
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0)
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: descriptor, size: fontSize) }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  /// - Approximated: the families that every device has.
  open class var familyNames: [String] {
    ["Arial", "Avenir", "Courier New", "Georgia", "Helvetica", "Helvetica Neue", "Menlo", "Times New Roman", "Verdana"]
  }
  open class func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}

/// What a font is made from.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public enum SystemDesign: String, Sendable { case `default`, rounded, serif, monospaced }

  public fileprivate(set) var pointSize: CGFloat
  public fileprivate(set) var symbolicTraits: SymbolicTraits = []
  fileprivate var family: String?
  fileprivate var weight = UIFont.Weight.regular
  fileprivate var design = SystemDesign.default

  fileprivate init(family: String?, size: CGFloat) { (self.family, pointSize) = (family, size) }

  public convenience init(name fontName: String, size: CGFloat) { self.init(family: fontName, size: size) }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    let descriptor = UIFontDescriptor(family: nil, size: style.size)
    if style == .headline { descriptor.weight = .semibold }
    return descriptor
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.pointSize = newPointSize } }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = newFamily } }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.symbolicTraits = symbolicTraits }
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { changed { $0.design = design } }

  /// - Approximated: only the family, the name, and the size are read from the attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed {
      if let family = (attributes[.family] ?? attributes[.name]) as? String { $0.family = family }
      if let size = attributes[.size] as? CGFloat { $0.pointSize = size }
    }
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  private func changed(_ change: (UIFontDescriptor) -> Void) -> UIFontDescriptor {
    let copy = UIFontDescriptor(family: family, size: pointSize)
    (copy.symbolicTraits, copy.weight, copy.design) = (symbolicTraits, weight, design)
    change(copy)
    return copy
  }
}

public typealias CTFont = UIFont

extension Font {
  public init(_ font: UIFont) {
    let descriptor = font.fontDescriptor
    let weights: [UIFont.Weight: Font.Weight] = [
      .ultraLight: .ultraLight, .thin: .thin, .light: .light, .medium: .medium, .semibold: .semibold, .bold: .bold,
      .heavy: .heavy, .black: .black,
    ]
    let designs: [UIFontDescriptor.SystemDesign: Font.Design] = [
      .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    let traits = descriptor.symbolicTraits
    let design = traits.contains(.traitMonoSpace) ? .monospaced : designs[descriptor.design]
    self =
      descriptor.family.map { .custom($0, size: font.pointSize) } ?? .system(size: font.pointSize, design: design)
    if let weight = traits.contains(.traitBold) ? .bold : weights[descriptor.weight] { self = self.weight(weight) }
    if traits.contains(.traitItalic) { self = italic() }
  }
}
