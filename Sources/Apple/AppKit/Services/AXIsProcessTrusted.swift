public import Foundation

/// Whether the user lets the app control other apps. In a preview, there are none.
public func AXIsProcessTrusted() -> Bool { false }
@discardableResult public func AXIsProcessTrustedWithOptions(_ options: NSDictionary?) -> Bool { false }
nonisolated(unsafe) public let kAXTrustedCheckOptionPrompt: Unmanaged<NSString>! = .passRetained(
  NSString(string: "AXTrustedCheckOptionPrompt"))
