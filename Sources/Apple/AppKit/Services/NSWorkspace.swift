public import Foundation
import FoundationLocalization
public import UniformTypeIdentifiers

/// The other apps and the files of the user.
///
/// - Approximated: nothing is opened or shown, and the calls report success.
open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()

  open var notificationCenter: NotificationCenter { .default }

  @discardableResult open func open(_ url: URL) -> Bool {
    OpenedURL.note(url)
    return true
  }
  @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    open(URL(fileURLWithPath: fullPath ?? rootFullPath))
  }
  open func activateFileViewerSelecting(_ fileURLs: [URL]) { for url in fileURLs { open(url) } }
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open func icon(forFile fullPath: String) -> NSImage { NSImage() }
  open func icon(for contentType: UTType) -> NSImage { NSImage() }
  open func icon(forFileType fileType: String) -> NSImage { NSImage() }
  open func icon(forFiles fullPaths: [String]) -> NSImage? { NSImage() }
  open func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
  open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  open var runningApplications: [NSRunningApplication] { [] }
  open var frontmostApplication: NSRunningApplication? { nil }
  open var menuBarOwningApplication: NSRunningApplication? { nil }
  open var fileLabels: [String] { [] }
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  open var isVoiceOverEnabled: Bool { false }
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    open(url)
    completionHandler?(.current, nil)
  }
  @discardableResult open func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
    open(url)
    return .current
  }
  open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.featureUnsupported))
  }
  @discardableResult open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration
  ) async throws -> NSRunningApplication { throw CocoaError(.featureUnsupported) }
  open func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.featureUnsupported))
  }
  @discardableResult open func openApplication(at applicationURL: URL, configuration: OpenConfiguration) async throws
    -> NSRunningApplication
  { throw CocoaError(.featureUnsupported) }
  @discardableResult open func launchApplication(_ appName: String) -> Bool { false }
  open func recycle(_ urls: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
    handler?([:], CocoaError(.featureUnsupported))
  }
  open func isFilePackage(atPath fullPath: String) -> Bool { false }
  open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  open func noteFileSystemChanged(_ path: String) {}
}

extension NSWorkspace {
  open class OpenConfiguration: NSObject, @unchecked Sendable {
    public override init() {}
    open var activates = true
    open var addsToRecentItems = true
    open var createsNewApplicationInstance = false
    open var hides = false
    open var hidesOthers = false
    open var promptsUserIfNeeded = true
    open var arguments: [String] = []
    open var environment: [String: String] = [:]
  }

  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  public static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  public static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  public static let didHideApplicationNotification = Notification.Name("NSWorkspaceDidHideApplicationNotification")
  public static let didUnhideApplicationNotification = Notification.Name("NSWorkspaceDidUnhideApplicationNotification")
  public static let activeSpaceDidChangeNotification = Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
  public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
  public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
  public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
  public static let sessionDidBecomeActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidBecomeActiveNotification")
  public static let sessionDidResignActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidResignActiveNotification")
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

/// An app that runs.
///
/// - Approximated: only the current app is known.
open class NSRunningApplication: NSObject, @unchecked Sendable {
  private static let this = NSRunningApplication()
  open class var current: NSRunningApplication { this }
  open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }
  public convenience init?(processIdentifier pid: Int32) { return nil }

  open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  open var bundleURL: URL? { Bundle.main.bundleURL }
  open var executableURL: URL? { Bundle.main.executableURL }
  open var localizedName: String? { ProcessInfo.processInfo.processName }
  open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  open var launchDate: Date? { nil }
  open var icon: NSImage? { NSImage(systemSymbolName: "app", accessibilityDescription: nil) }
  open var activationPolicy: NSApplication.ActivationPolicy { .regular }
  open var isActive: Bool { false }
  open var isHidden: Bool { false }
  open var isTerminated: Bool { false }
  open var isFinishedLaunching: Bool { true }
  open var ownsMenuBar: Bool { false }
  @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  @discardableResult open func hide() -> Bool { false }
  @discardableResult open func unhide() -> Bool { false }
  @discardableResult open func terminate() -> Bool { false }
  @discardableResult open func forceTerminate() -> Bool { false }
}

/// An image: a symbol, an image of the app, or image data.
///
/// - Approximated: image data is shown as the symbol `photo`, and images have no size of their own.
open class NSImage: NSObject, @unchecked Sendable {
  public typealias Name = String

  /// The name of the symbol or of the image asset.
  @_spi(Headless) public let source: String
  @_spi(Headless) public let isSymbol: Bool
  open var size: CGSize
  open var isTemplate = false

  @_spi(Headless) public init(source: String, isSymbol: Bool, size: CGSize = CGSize(width: 100, height: 100)) {
    (self.source, self.isSymbol, self.size) = (source, isSymbol, size)
  }

  public override convenience init() { self.init(source: "photo", isSymbol: true) }
  public convenience init(size: CGSize) { self.init(source: "photo", isSymbol: true, size: size) }
  public convenience init?(named name: NSImage.Name) { self.init(source: name, isSymbol: false) }
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(source: name, isSymbol: true)
  }

  /// Creates an image that shows the symbol `photo`, since image data is not decoded. Returns nil if the data is empty.
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(source: "photo", isSymbol: true)
  }

  public convenience init?(contentsOf url: URL) {
    guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
    self.init(source: "photo", isSymbol: true)
  }

  public convenience init?(contentsOfFile fileName: String) { self.init(contentsOf: URL(fileURLWithPath: fileName)) }
}

extension NSApplication {
  /// The icon of the app.
  ///
  /// - Approximated: the symbol `app` if the bundle has no asset `AppIcon`.
  public var applicationIconImage: NSImage! {
    get { hasIcon ? NSImage(source: "AppIcon", isSymbol: false) : NSImage(source: "app", isSymbol: true) }
    set {}
  }
}

private let hasIcon = {
  let (files, bundle) = (FileManager.default, Bundle.main.bundlePath)
  let names = { (folder: String) in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 } }
  let top = names(bundle)
  let catalogs = (top + top.filter { !$0.dropFirst(bundle.count).contains(".") }.flatMap(names)).filter {
    $0.hasSuffix(".xcassets")
  }
  return catalogs.contains { files.fileExists(atPath: $0 + "/AppIcon.appiconset") }
}()

/// The application that runs.
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }
