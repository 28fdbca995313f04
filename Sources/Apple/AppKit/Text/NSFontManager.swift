public import Foundation

@MainActor @preconcurrency open class NSFontManager: NSObject {
  public override init() { super.init() }
  public static let shared = NSFontManager()
  open var availableFontFamilies: [String] { ["Helvetica", "Menlo", "Times"] }
  open var availableFonts: [String] { availableFontFamilies }
  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont { fontObj }
  open func availableMembers(ofFontFamily fam: String) -> [[Any]]? { nil }
}
public struct NSFontTraitMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  public static let boldFontMask = NSFontTraitMask(rawValue: 2)
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1 << 10)
}
