public import Foundation

/// The methods that an application calls on its delegate. Every method except `init()` is optional.
///
/// On Linux, a protocol has no optional methods, so each method has a default implementation. `init()` is required,
/// since `NSApplicationDelegateAdaptor` creates the delegate from its type.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
  init()

  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  func application(_ application: NSApplication, open urls: [URL])
  func applicationWillBecomeActive(_ notification: Notification)
  func applicationDidResignActive(_ notification: Notification)
  func applicationDidHide(_ notification: Notification)
  func applicationDidUnhide(_ notification: Notification)
  func applicationDidChangeScreenParameters(_ notification: Notification)
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  func application(_ sender: NSApplication, openFiles filenames: [String])
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  public func application(_ application: NSApplication, open urls: [URL]) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationDidHide(_ notification: Notification) {}
  public func applicationDidUnhide(_ notification: Notification) {}
  public func applicationDidChangeScreenParameters(_ notification: Notification) {}
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
}
