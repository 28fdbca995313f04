public import Foundation

public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
@MainActor @preconcurrency open class NSWindowTabGroup: NSObject {
  open var windows: [NSWindow] { [] }
  open weak var selectedWindow: NSWindow?
  open var isTabBarVisible: Bool { false }
}

/// A window that supports another window.
@MainActor @preconcurrency open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
  open var worksWhenModal = false
}

/// The methods that a window calls on its delegate. Each has a default implementation, since Swift has no optional
/// requirements.
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  func windowDidResize(_ notification: Notification)
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  func windowDidEnterFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
}
extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
}
