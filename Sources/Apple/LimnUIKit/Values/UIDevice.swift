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
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
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
  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
}

/// A frame of reference on the screen.
@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}

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

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
