public import Foundation

/// A screen.
///
/// - Approximated: the only screen has 1440 by 900 points.
open class NSScreen: NSObject, @unchecked Sendable {
  private static let only = NSScreen()
  open class var main: NSScreen? { only }
  open class var deepest: NSScreen? { only }
  open class var screens: [NSScreen] { [only] }
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  open var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 875) }
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  open var auxiliaryTopLeftArea: NSRect? { nil }
  open var auxiliaryTopRightArea: NSRect? { nil }
  open var backingScaleFactor: CGFloat { 2 }
  open var localizedName: String { "Screen" }
  open var maximumFramesPerSecond: Int { 60 }
  open var deviceDescription: [NSDeviceDescriptionKey: Any] {
    [
      NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 1), .size: frame.size,
      .resolution: NSSize(width: 144, height: 144), .isScreen: "YES", .bitsPerSample: NSNumber(value: 8),
    ]
  }
  open var colorSpace: NSColorSpace? { .sRGB }
}

public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
  public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
  public static let isPrinter = NSDeviceDescriptionKey("NSDeviceIsPrinter")
  public static let bitsPerSample = NSDeviceDescriptionKey("NSDeviceBitsPerSample")
  public static let colorSpaceName = NSDeviceDescriptionKey("NSDeviceColorSpaceName")
}
