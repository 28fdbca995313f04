public import Foundation

/// What an application tells its delegate. Every method but `init` may be left out.
///
/// An Objective-C protocol can leave methods optional and make any `NSObject`; here the methods have defaults and `init()` is required,
/// which a final class fulfils by itself.
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
}
