public import Foundation

/// The pointer.
///
/// - Approximated: the pointer is never shown.
open class NSCursor: NSObject, @unchecked Sendable {
  public override init() {}
  public init(image newImage: NSImage, hotSpot point: NSPoint) {}
  open class var current: NSCursor { arrow }
  public static let arrow = NSCursor()
  public static let iBeam = NSCursor()
  public static let pointingHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let openHand = NSCursor()
  public static let crosshair = NSCursor()
  public static let resizeLeft = NSCursor()
  public static let resizeRight = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUp = NSCursor()
  public static let resizeDown = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let operationNotAllowed = NSCursor()
  public static let dragLink = NSCursor()
  public static let dragCopy = NSCursor()
  public static let contextualMenu = NSCursor()
  public static let disappearingItem = NSCursor()
  open func push() {}
  open func pop() {}
  open func set() {}
  open class func pop() {}
  open class func hide() {}
  open class func unhide() {}
  open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
