public import Foundation

/// A view that shows a part of another view.
///
/// - Approximated: it is never drawn, and does not scroll.
@MainActor @preconcurrency open class NSScrollView: NSView {
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }

  open var contentView = NSClipView()
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  open var contentSize: NSSize { frame.size }
  open var documentVisibleRect: NSRect { bounds }
  open var contentInsets = NSEdgeInsets()
  open var scrollerInsets = NSEdgeInsets()
  open var automaticallyAdjustsContentInsets = true
  open var borderType = NSBorderType.noBorder
  open var backgroundColor = NSColor.controlBackgroundColor
  open var drawsBackground = true
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var verticalScroller: NSScroller?
  open var horizontalScroller: NSScroller?
  open var autohidesScrollers = false
  open var scrollerStyle = NSScroller.Style.overlay
  open var verticalScrollElasticity = Elasticity.automatic
  open var horizontalScrollElasticity = Elasticity.automatic
  open var usesPredominantAxisScrolling = true
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  open var minMagnification: CGFloat = 0.25
  open var maxMagnification: CGFloat = 4
  open var hasVerticalRuler = false
  open var rulersVisible = false
  open var findBarPosition = FindBarPosition.aboveContent
  open func reflectScrolledClipView(_ cView: NSClipView) {}
  open func tile() {}
  open func flashScrollers() {}
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {}

  public enum FindBarPosition: Int, Sendable { case aboveHorizontalRuler, aboveContent, belowContent }
  public nonisolated static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScrollNotification")
  public nonisolated static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  public nonisolated static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")
}

public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

@MainActor @preconcurrency open class NSClipView: NSView {
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  open var drawsBackground = true
  open var backgroundColor = NSColor.controlBackgroundColor
  open func scroll(to newOrigin: NSPoint) {}
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { proposedBounds }
}

@MainActor @preconcurrency open class NSScroller: NSControl {
  public enum Style: Int, Sendable { case legacy, overlay }
  open class var preferredScrollerStyle: Style { .overlay }
  open var scrollerStyle = Style.overlay
  open var knobProportion: CGFloat = 0
}
