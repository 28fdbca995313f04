public import Foundation

/// A view that content of another window anchors to.
@MainActor @preconcurrency open class NSPopover: NSResponder {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }

  open weak var delegate: (any NSPopoverDelegate)?
  open var behavior = Behavior.applicationDefined
  open var animates = true
  open var contentViewController: NSViewController?
  open var contentSize = NSSize.zero
  open var appearance: NSAppearance?
  open var hasFullSizeContent = false
  open private(set) var isShown = false
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    isShown = true
  }
  open func performClose(_ sender: Any?) { isShown = false }
  open func close() { isShown = false }
}
@MainActor @preconcurrency public protocol NSPopoverDelegate: NSObjectProtocol {}
