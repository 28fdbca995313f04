public import Foundation

public typealias CGKeyCode = UInt16
public typealias CGCharCode = UInt16
public typealias CGDirectDisplayID = UInt32
public typealias CGWindowID = UInt32

public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int { 1440 }
public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int { 900 }
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
public func CGDisplayIsBuiltin(_ display: CGDirectDisplayID) -> UInt32 { 1 }

/// Whether the app may read the screen. A preview may not.
public func CGPreflightScreenCaptureAccess() -> Bool { false }
@discardableResult public func CGRequestScreenCaptureAccess() -> Bool { false }

/// An identifier of Core Foundation.
public final class CFUUID: Hashable, Sendable {
  let value: UUID
  init(_ value: UUID) { self.value = value }
  public static func == (left: CFUUID, right: CFUUID) -> Bool { left.value == right.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The identifier of a display. It is always the same, since there is one display.
public func CGDisplayCreateUUIDFromDisplayID(_ displayID: UInt32) -> Unmanaged<CFUUID>! {
  let bytes: uuid_t = (0x37, 0xD8, 0x83, 0x2A, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: displayID))
  return Unmanaged.passRetained(CFUUID(UUID(uuid: bytes)))
}
public func CFUUIDCreate(_ alloc: AnyObject?) -> CFUUID! { CFUUID(UUID()) }
public func CFUUIDCreateString(_ alloc: AnyObject?, _ uuid: CFUUID!) -> NSString! {
  NSString(string: uuid.value.uuidString)
}
