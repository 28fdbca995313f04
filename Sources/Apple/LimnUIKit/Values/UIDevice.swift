public import Foundation

/// The device.
///
/// - Approximated: it is always a phone with iOS 26.0 in portrait orientation.
@MainActor @preconcurrency open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "26.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var identifierForVendor: UUID? { nil }
  open var batteryLevel: Float { -1 }
  open var isBatteryMonitoringEnabled = false
  open func beginGeneratingDeviceOrientationNotifications() {}

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The device's screen, with its size in points.
///
/// - Approximated: the screen is always a phone screen of 402 by 874 points with a scale of 1.
@MainActor @preconcurrency open class UIScreen: NSObject {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 402, height: 874) }
  open var nativeBounds: CGRect { bounds }
  open var scale: CGFloat { 1 }
  open var brightness: CGFloat = 1
}

/// The traits of a view's environment, such as light or dark appearance.
///
/// - Approximated: the appearance is always light.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public static var current: UITraitCollection { UITraitCollection() }
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var displayScale: CGFloat { 1 }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The content that the user copied.
///
/// - Approximated: the content exists while the program runs, and is not shared with other programs.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  open var string: String?
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  open var url: URL?
  open var image: UIImage?
  open var hasStrings: Bool { string != nil }
}

/// Haptic feedback.
///
/// - Approximated: there is no feedback.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() { super.init() }
  open func prepare() {}
}

@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public nonisolated override init() { super.init() }
  public nonisolated init(style: FeedbackStyle) { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// A font, given by its name or size.
///
/// - Approximated: its line height is 1.2 times its size.
open class UIFont: NSObject, @unchecked Sendable {
  open var pointSize: CGFloat
  open var fontName: String
  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var familyName: String { fontName }

  init(_ name: String, _ size: CGFloat) { (fontName, pointSize) = (name, size) }

  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(fontName, fontSize) }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize) }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont("system", fontSize) }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize) }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont("system", style.size) }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public enum TextStyle: Sendable {
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

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets()
}
