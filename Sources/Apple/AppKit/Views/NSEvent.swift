public import Foundation

/// An event of the keyboard or of the mouse.
///
/// - Approximated: Limn creates no events, and monitors receive none.
open class NSEvent: NSObject, @unchecked Sendable {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged,
      mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined, applicationDefined,
      periodic,
      cursorUpdate
    case rotate = 18, beginGesture, endGesture
    case scrollWheel = 22, tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
    case gesture = 29, magnify, swipe
    case smartMagnify, quickLook, pressure
  }

  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    public static let keyDown = EventTypeMask(type: .keyDown)
    public static let keyUp = EventTypeMask(type: .keyUp)
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    public static let systemDefined = EventTypeMask(type: .systemDefined)
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    public static let gesture = EventTypeMask(type: .gesture)
    public static let magnify = EventTypeMask(type: .magnify)
    public static let swipe = EventTypeMask(type: .swipe)
    public static let any = EventTypeMask(rawValue: .max)
  }

  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }

  public struct Phase: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 1 << 1)
    public static let changed = Phase(rawValue: 1 << 2)
    public static let ended = Phase(rawValue: 1 << 3)
    public static let cancelled = Phase(rawValue: 1 << 4)
    public static let mayBegin = Phase(rawValue: 1 << 5)
  }

  /// A key that enters no character.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? "\0" }
    public static let upArrow = SpecialKey(rawValue: 0xF700)
    public static let downArrow = SpecialKey(rawValue: 0xF701)
    public static let leftArrow = SpecialKey(rawValue: 0xF702)
    public static let rightArrow = SpecialKey(rawValue: 0xF703)
    public static let deleteForward = SpecialKey(rawValue: 0xF728)
    public static let home = SpecialKey(rawValue: 0xF729)
    public static let end = SpecialKey(rawValue: 0xF72B)
    public static let pageUp = SpecialKey(rawValue: 0xF72C)
    public static let pageDown = SpecialKey(rawValue: 0xF72D)
    public static let backspace = SpecialKey(rawValue: 8)
    public static let tab = SpecialKey(rawValue: 9)
    public static let newline = SpecialKey(rawValue: 10)
    public static let enter = SpecialKey(rawValue: 3)
    public static let carriageReturn = SpecialKey(rawValue: 13)
    public static let backTab = SpecialKey(rawValue: 25)
    public static let delete = SpecialKey(rawValue: 127)
  }

  public let type: EventType
  public let modifierFlags: ModifierFlags
  public let keyCode: UInt16
  public let characters: String?
  public let charactersIgnoringModifiers: String?
  public let locationInWindow: NSPoint
  public let timestamp: TimeInterval

  init(
    _ type: EventType, at location: NSPoint, _ flags: ModifierFlags, _ timestamp: TimeInterval, characters: String?,
    ignoringModifiers: String?, keyCode: UInt16
  ) {
    (self.type, locationInWindow, modifierFlags, self.timestamp) = (type, location, flags, timestamp)
    (self.characters, charactersIgnoringModifiers, self.keyCode) = (characters, ignoringModifiers, keyCode)
  }

  open class func keyEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String,
    charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
  ) -> NSEvent? {
    NSEvent(type, at: location, flags, time, characters: keys, ignoringModifiers: ukeys, keyCode: code)
  }

  open class func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int,
    pressure: Float
  ) -> NSEvent? {
    NSEvent(type, at: location, flags, time, characters: nil, ignoringModifiers: nil, keyCode: 0)
  }

  open var window: NSWindow? { nil }
  open var windowNumber: Int { 0 }
  open var clickCount: Int { 1 }
  open var buttonNumber: Int { 0 }
  open var isARepeat: Bool { false }
  open var specialKey: SpecialKey? {
    characters?.unicodeScalars.first.map { SpecialKey(rawValue: Int($0.value)) }
  }
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }
  open var deltaZ: CGFloat { 0 }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open var hasPreciseScrollingDeltas: Bool { false }
  open var isDirectionInvertedFromDevice: Bool { false }
  open var magnification: CGFloat { 0 }
  open var pressure: Float { 0 }
  open var rotation: Float { 0 }
  open var stage: Int { 0 }
  open var phase: Phase { [] }
  open var momentumPhase: Phase { [] }
  open var trackingNumber: Int { 0 }

  open class var modifierFlags: ModifierFlags { [] }
  open class var mouseLocation: NSPoint { .zero }
  open class var pressedMouseButtons: Int { 0 }
  open class var doubleClickInterval: TimeInterval { 0.5 }
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { NSObject() }
  open class func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void)
    -> Any?
  { NSObject() }
  open class func removeMonitor(_ eventMonitor: Any) {}
}
