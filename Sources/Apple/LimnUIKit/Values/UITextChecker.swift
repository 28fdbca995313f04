public import Foundation

/// Finds misspelled words.
///
/// - Approximated: there is no dictionary, so no word counts as misspelled.
@MainActor @preconcurrency open class UITextChecker: NSObject {
  public nonisolated override init() { super.init() }

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}

/// Font sizes that adapt to the reader's text size.
///
/// - Approximated: sizes do not change.
@MainActor @preconcurrency open class UIFontMetrics: NSObject {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// The accessibility settings of the user. All settings are off on Linux.
@MainActor @preconcurrency public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technologies about a change.
  ///
  /// - Approximated: there are none.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

extension NSValue {
  /// The rectangle that this object contains, such as the frame of a keyboard in a notification.
  public var cgRectValue: CGRect { rectValue }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
}
