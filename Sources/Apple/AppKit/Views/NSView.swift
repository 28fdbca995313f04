public import Foundation

/// A part of a window.
///
/// - Approximated: a view of AppKit is never drawn or laid out, and receives no events.
@MainActor @preconcurrency open class NSView: NSResponder, NSUserInterfaceItemIdentification {
  public init(frame frameRect: NSRect) {
    super.init()
    frame = frameRect
  }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience override init() { self.init(frame: .zero) }

  open var identifier: NSUserInterfaceItemIdentifier?
  open var tag: Int { -1 }
  open var frame = NSRect.zero
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  open func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }
  open var frameRotation: CGFloat = 0
  open var intrinsicContentSize: NSSize { NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() {}
  open var fittingSize: NSSize { frame.size }
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  open var safeAreaRect: NSRect { bounds }
  open var visibleRect: NSRect { bounds }
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true

  open var isHidden = false
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }
  open var alphaValue: CGFloat = 1
  open var isFlipped: Bool { false }
  open var isOpaque: Bool { false }
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  open var allowsVibrancy: Bool { false }
  open var wantsLayer = false
  open var wantsUpdateLayer: Bool { false }
  open var layer: CALayer? = CALayer()
  open func makeBackingLayer() -> CALayer { CALayer() }
  open func updateLayer() {}
  open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
  open var clipsToBounds = false
  open var shadow: NSShadow?
  open var toolTip: String?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? NSApp.effectiveAppearance }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var focusRingType = NSFocusRingType.default
  open var canDrawSubviewsIntoLayer = false
  open var postsFrameChangedNotifications = false
  open var postsBoundsChangedNotifications = false
  open var gestureRecognizers: [NSGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  open var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  open var window: NSWindow? { superview?.window }
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.viewWillMove(toSuperview: self)
    subviews.append(view)
    view.superview = self
    view.viewDidMoveToSuperview()
    didAddSubview(view)
  }
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
    addSubview(view)
  }
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    oldView.removeFromSuperview()
    addSubview(newView)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  open func viewWithTag(_ tag: Int) -> NSView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidChangeBackingProperties() {}
  open func viewWillStartLiveResize() {}
  open func viewDidEndLiveResize() {}
  open var inLiveResize: Bool { false }
  open func viewWillDraw() {}

  open var needsDisplay = false
  open var needsLayout = false
  open var needsUpdateConstraints = false
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
  open func display() {}
  open func displayIfNeeded() {}
  open func draw(_ dirtyRect: NSRect) {}
  open func layout() {}
  open func layoutSubtreeIfNeeded() {}
  open func updateConstraints() {}
  open func resizeSubviews(withOldSize oldSize: NSSize) {}
  open func resize(withOldSuperviewSize oldSize: NSSize) {}
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { nil }
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
  open func dataWithPDF(inside rect: NSRect) -> Data { Data() }

  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
  open func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { rect }
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
  open func convertToBacking(_ rect: NSRect) -> NSRect { rect }
  open func hitTest(_ point: NSPoint) -> NSView? { frame.contains(point) ? self : nil }
  open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  open func scroll(_ point: NSPoint) {}
  @discardableResult open func scrollToVisible(_ rect: NSRect) -> Bool { false }
  open var enclosingScrollView: NSScrollView? { superview as? NSScrollView ?? superview?.enclosingScrollView }
  open var nextKeyView: NSView?
  open var nextValidKeyView: NSView? { nil }
  open var canBecomeKeyView: Bool { false }

  open var trackingAreas: [NSTrackingArea] = []
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
  open func updateTrackingAreas() {}
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  open func resetCursorRects() {}
  open func discardCursorRects() {}

  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  open func unregisterDraggedTypes() {}
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  @discardableResult open func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession { NSDraggingSession() }

  open func animator() -> Self { self }
  open func prepareForReuse() {}

  open func isAccessibilityElement() -> Bool { false }
  open func isAccessibilityEnabled() -> Bool { true }
  open func accessibilityLabel() -> String? { nil }
  open func accessibilityValue() -> Any? { nil }
  open func accessibilityRole() -> NSAccessibility.Role? { nil }
  open func accessibilitySelectedText() -> String? { nil }
  open func accessibilityChildren() -> [Any]? { nil }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {}
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {}
  open func setAccessibilityValue(_ accessibilityValue: Any?) {}
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {}

  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open var constraints: [NSLayoutConstraint] { [] }
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}

  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
  public nonisolated static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
}

extension NSView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let none: AutoresizingMask = []
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
}

public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
