public import Foundation
public import FoundationLocalization

/// An application that shows no windows and has no event loop. The host program calls its functions to trigger
/// lifecycle events.
@MainActor @preconcurrency open class NSApplication: NSResponder {
  public override init() { super.init() }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

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

  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  public struct ActivationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
  public enum RequestUserAttentionType: UInt, Sendable { case criticalRequest = 0, informationalRequest = 10 }
  public enum DelegateReply: UInt, Sendable { case success, cancel, failure }
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }
  public struct PresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    public static let hideDock = PresentationOptions(rawValue: 2)
    public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
    public static let hideMenuBar = PresentationOptions(rawValue: 8)
    public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
    public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
  }

  open var appearance: NSAppearance?
  open var mainMenu: NSMenu?
  open var windowsMenu: NSMenu?
  open var servicesMenu: NSMenu?
  open var helpMenu: NSMenu?
  open var servicesProvider: Any?
  open var dockTile: NSDockTile { NSDockTile() }
  open var presentationOptions: PresentationOptions = []
  open var windows: [NSWindow] { [] }
  open var orderedWindows: [NSWindow] { [] }
  open var orderedDocuments: [NSDocument] { [] }
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var modalWindow: NSWindow? { nil }
  open var currentEvent: NSEvent? { nil }
  open var isHidden: Bool { false }
  open var isRunning: Bool { true }
  open var isFullKeyboardAccessEnabled: Bool { false }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
  private var policy = ActivationPolicy.regular
  open func window(withWindowNumber windowNum: Int) -> NSWindow? { nil }
  open func activationPolicy() -> ActivationPolicy { policy }
  @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
  open func activate() {}
  open func activate(ignoringOtherApps flag: Bool) {}
  open func deactivate() {}
  open func yieldActivation(to application: NSRunningApplication) {}
  open func hide(_ sender: Any?) {}
  open func unhide(_ sender: Any?) {}
  open func hideOtherApplications(_ sender: Any?) {}
  open func run() {}
  open func stop(_ sender: Any?) {}
  /// Does nothing, since a preview cannot end the program that shows it.
  open func terminate(_ sender: Any?) {}
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  open func reply(toOpenOrPrint reply: DelegateReply) {}
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
  open func target(forAction action: Selector) -> Any? { nil }
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? { nil }
  open func sendEvent(_ event: NSEvent) {}
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? { nil }
  @discardableResult open func runModal(for window: NSWindow) -> NSApplication.ModalResponse { .cancel }
  open func stopModal() {}
  open func stopModal(withCode returnCode: NSApplication.ModalResponse) {}
  open func abortModal() {}
  @discardableResult open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  open func cancelUserAttentionRequest(_ request: Int) {}
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  open func showHelp(_ sender: Any?) {}
  open func arrangeInFront(_ sender: Any?) {}
  open func registerForRemoteNotifications() {}
  open func registerServicesMenuSendTypes(
    _ sendTypes: [NSPasteboard.PasteboardType], returnTypes: [NSPasteboard.PasteboardType]
  ) {}
  open func disableRelaunchOnLogin() {}
  open func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
  open func removeWindowsItem(_ win: NSWindow) {}

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
  public nonisolated static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  public nonisolated static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
  public nonisolated static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
  public nonisolated static let didUpdateNotification = Notification.Name("NSApplicationDidUpdateNotification")
  public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
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

/// The app's icon in the Dock, which Limn does not show.
@MainActor @preconcurrency open class NSDockTile: NSObject {
  public override init() { super.init() }
  open var badgeLabel: String?
  open var contentView: NSView?
  open var size: NSSize { NSSize(width: 128, height: 128) }
  open func display() {}
}
