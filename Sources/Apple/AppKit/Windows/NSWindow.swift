public import Foundation

/// A window.
///
/// - Approximated: a window is never shown. It keeps its properties, its content, and its child windows.
@MainActor @preconcurrency open class NSWindow: NSResponder, NSUserInterfaceItemIdentification {
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool
  ) {
    super.init()
    (frame, styleMask) = (contentRect, style)
    let content = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
    contentView = content
  }
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) {
    self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }
  public convenience override init() {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
  }
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: NSRect(origin: .zero, size: contentViewController.preferredContentSize),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    // The observer of the property is not called in an initializer.
    contentView = contentViewController.view
  }

  open var identifier: NSUserInterfaceItemIdentifier?
  open weak var delegate: (any NSWindowDelegate)?
  open var windowController: NSWindowController?
  open var contentView: NSView?
  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view ?? contentView }
  }
  open var title = ""
  open var subtitle = ""
  open var representedURL: URL?
  open var representedFilename = ""
  open var styleMask: StyleMask = []
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  open var toolbar: NSToolbar?
  open var toolbarStyle = ToolbarStyle.automatic
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var animationBehavior = AnimationBehavior.default
  open var tabbingMode = TabbingMode.automatic
  open var tabbingIdentifier = ""
  open var tabGroup: NSWindowTabGroup? { nil }
  open var tabbedWindows: [NSWindow]? { nil }
  open class var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set {}
  }
  open func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {}
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? NSApp.effectiveAppearance }
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var isOpaque = true
  open var hasShadow = true
  open func invalidateShadow() {}
  open var alphaValue: CGFloat = 1
  open var isReleasedWhenClosed = true
  open var isMovable = true
  open var isMovableByWindowBackground = false
  open var isExcludedFromWindowsMenu = false
  open var isRestorable = true
  open var ignoresMouseEvents = false
  open var acceptsMouseMovedEvents = false
  open var hidesOnDeactivate = false
  open var canHide = true
  open var isDocumentEdited = false
  open var preventsApplicationTerminationWhenModal = false
  open var allowsToolTipsWhenApplicationIsInactive = false
  open var sharingType = SharingType.readOnly

  open private(set) var frame = NSRect.zero
  open var minSize = NSSize.zero
  open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var contentMinSize = NSSize.zero
  open var contentMaxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var contentAspectRatio = NSSize.zero
  open var aspectRatio = NSSize.zero
  open var resizeIncrements = NSSize(width: 1, height: 1)
  open var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }
  open var contentLayoutGuide: Any? { nil }
  open var frameAutosaveName: FrameAutosaveName { "" }
  public typealias FrameAutosaveName = String
  @discardableResult open func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool { true }
  @discardableResult open func setFrameUsingName(_ name: FrameAutosaveName) -> Bool { false }
  @discardableResult open func setFrameUsingName(_ name: FrameAutosaveName, force: Bool) -> Bool { false }
  open func saveFrame(usingName name: FrameAutosaveName) {}
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) { frame = frameRect }
  open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  open func setFrameTopLeftPoint(_ point: NSPoint) { frame.origin = NSPoint(x: point.x, y: point.y - frame.height) }
  open func setContentSize(_ size: NSSize) { frame.size = size }
  open func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) {}
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
  open func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }
  open func convertToScreen(_ rect: NSRect) -> NSRect { rect }
  open func convertFromScreen(_ rect: NSRect) -> NSRect { rect }
  open func center() {}
  open func layoutIfNeeded() {}
  open func display() {}
  open func update() {}
  open func animator() -> Self { self }
  open var backingScaleFactor: CGFloat { 2 }
  open var screen: NSScreen? { .main }
  open var deepestScreen: NSScreen? { .main }
  open var windowNumber: Int { 0 }

  open private(set) var isVisible = false
  open var isKeyWindow: Bool { false }
  open var isMainWindow: Bool { false }
  open var canBecomeKey: Bool { styleMask.contains(.titled) }
  open var canBecomeMain: Bool { styleMask.contains(.titled) }
  open var isMiniaturized: Bool { false }
  open var isZoomed: Bool { false }
  open var isOnActiveSpace: Bool { true }
  open var occlusionState: OcclusionState { [] }
  open func makeKeyAndOrderFront(_ sender: Any?) { isVisible = true }
  open func orderFront(_ sender: Any?) { isVisible = true }
  open func orderFrontRegardless() { isVisible = true }
  open func orderBack(_ sender: Any?) { isVisible = true }
  open func orderOut(_ sender: Any?) { isVisible = false }
  open func order(_ place: OrderingMode, relativeTo otherWin: Int) { isVisible = place != .out }
  open func makeKey() {}
  open func makeMain() {}
  open func becomeKey() {}
  open func resignKey() {}
  open func becomeMain() {}
  open func resignMain() {}
  open func close() { isVisible = false }
  open func performClose(_ sender: Any?) { close() }
  open func miniaturize(_ sender: Any?) {}
  open func deminiaturize(_ sender: Any?) {}
  open func performMiniaturize(_ sender: Any?) {}
  open func zoom(_ sender: Any?) {}
  open func performZoom(_ sender: Any?) {}
  open func toggleFullScreen(_ sender: Any?) {}
  open func toggleToolbarShown(_ sender: Any?) {}
  open func performDrag(with event: NSEvent) {}
  open func sendEvent(_ event: NSEvent) {}
  open func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? { nil }
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
  open func selectNextKeyView(_ sender: Any?) {}
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  open func disableCursorRects() {}
  open func enableCursorRects() {}

  open private(set) weak var firstResponder: NSResponder?
  open var initialFirstResponder: NSView?
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    firstResponder = responder
    return true
  }
  open func endEditing(for object: Any?) {}
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
  open var fieldEditor: NSText? { nil }

  open private(set) weak var parent: NSWindow?
  open private(set) var childWindows: [NSWindow]?
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
  }
  open func removeChildWindow(_ childWin: NSWindow) {
    childWindows?.removeAll { $0 === childWin }
    childWin.parent = nil
  }
  open var sheets: [NSWindow] { [] }
  open var attachedSheet: NSWindow? { nil }
  open var sheetParent: NSWindow? { nil }
  open var isSheet: Bool { false }
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    handler?(.cancel)
  }
  open func endSheet(_ sheetWindow: NSWindow) {}
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
  open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
  open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    titlebarAccessoryViewControllers.append(childViewController)
  }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func setAccessibilityTitle(_ accessibilityTitle: String?) {}
}

extension NSWindow {
  public struct StyleMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    public static let docModalWindow = StyleMask(rawValue: 1 << 6)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let floating = Level(3)
    public static let submenu = Level(3)
    public static let tornOffMenu = Level(3)
    public static let modalPanel = Level(8)
    public static let mainMenu = Level(24)
    public static let statusBar = Level(25)
    public static let popUpMenu = Level(101)
    public static let screenSaver = Level(1000)
    public static func + (left: Level, right: Int) -> Level { Level(left.rawValue + right) }
  }

  public struct CollectionBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
    public static let primary = CollectionBehavior(rawValue: 1 << 16)
    public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
    public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
  }

  public struct OcclusionState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 2)
  }

  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  public enum OrderingMode: Int, Sendable { case below = -1, out, above }
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  public enum SharingType: UInt, Sendable { case none, readOnly }
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0, none = 2, documentWindow, utilityWindow, alertPanel
  }
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton, documentVersionsButton = 6
  }

  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  public nonisolated static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
  public nonisolated static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
  public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  public nonisolated static let didEndLiveResizeNotification = Notification.Name("NSWindowDidEndLiveResizeNotification")
  public nonisolated static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreenNotification")
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  public nonisolated static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
  public nonisolated static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  public nonisolated static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  public nonisolated static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  public nonisolated static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
}
