public import Foundation

/// The look of windows and views.
open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
  }

  public let name: Name
  public init?(named name: Name) { self.name = name }
  fileprivate init(_ name: Name) { self.name = name }

  /// - Approximated: always the light appearance.
  open class func currentDrawing() -> NSAppearance { NSAppearance(.aqua) }
  open var allowsVibrancy: Bool { false }
  open func bestMatch(from appearances: [Name]) -> Name? { appearances.contains(name) ? name : appearances.first }
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}

extension NSApplication {
  public var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
}

/// Changes properties with an animation.
///
/// - Approximated: the properties change at once.
@MainActor @preconcurrency open class NSAnimationContext: NSObject {
  public override init() { super.init() }
  public static let current = NSAnimationContext()
  open var duration: TimeInterval = 0.25
  open var timingFunction: CAMediaTimingFunction?
  open var allowsImplicitAnimation = false
  open var completionHandler: (() -> Void)?
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(current)
    completionHandler?()
  }
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async { changes(current) }
  open class func beginGrouping() {}
  open class func endGrouping() {
    current.completionHandler?()
    current.completionHandler = nil
  }
}
