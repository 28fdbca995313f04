public import Foundation

/// An application that shows no windows and has no event loop. The host program calls its functions to trigger
/// lifecycle events.
@MainActor @preconcurrency open class NSApplication: NSObject {
  /// The delegate, which is held weakly as in AppKit.
  open weak var delegate: (any NSApplicationDelegate)?
  /// Whether the application is active.
  open private(set) var isActive = false

  private static let instance = NSApplication()

  open class var shared: NSApplication { instance }

  /// The delegate's answer when the application asks whether to terminate.
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel = 0
    case terminateNow = 1
    case terminateLater = 2
  }

  /// Notifies the delegate and observers that launching has finished.
  open func finishLaunching() {
    announce(Self.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
    announce(Self.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
  }
}

extension NSApplication {
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

@_spi(Headless) extension NSApplication {
  /// Activates or deactivates the application.
  public func setActive(_ active: Bool) {
    guard active != isActive else { return }
    isActive = active
    if active {
      announce(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
    } else {
      announce(Self.willResignActiveNotification) { $0.applicationWillResignActive($1) }
    }
  }

  /// Asks the delegate whether the application may terminate. If the delegate agrees, notifies the delegate and the
  /// observers that the application will terminate, and returns true. The process does not end.
  public func askToTerminate() -> Bool {
    guard (delegate?.applicationShouldTerminate(self) ?? .terminateNow) == .terminateNow else { return false }
    announce(Self.willTerminateNotification) { $0.applicationWillTerminate($1) }
    return true
  }
}

extension NSApplication {
  private func announce(_ name: Notification.Name, to method: (any NSApplicationDelegate, Notification) -> Void) {
    let notification = Notification(name: name, object: self)
    if let delegate { method(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
}
