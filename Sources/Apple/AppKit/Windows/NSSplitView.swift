public import Foundation

@MainActor @preconcurrency open class NSSplitView: NSView {
  public enum DividerStyle: Int, Sendable { case thick = 1, thin, paneSplitter }
  public typealias AutosaveName = String

  open weak var delegate: (any NSSplitViewDelegate)?
  open var isVertical = false
  open var dividerStyle = DividerStyle.thick
  open var autosaveName: AutosaveName?
  open var dividerColor: NSColor { .separatorColor }
  open var dividerThickness: CGFloat { 1 }
  open var arrangedSubviews: [NSView] { subviews }
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  open func adjustSubviews() {}
  open func drawDivider(in rect: NSRect) {}
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { false }
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
}

@MainActor @preconcurrency public protocol NSSplitViewDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  public nonisolated static let automaticDimension: CGFloat = -1

  open var splitView: NSSplitView = NSSplitView()
  open var splitViewItems: [NSSplitViewItem] = []
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.append(splitViewItem)
    addChild(splitViewItem.viewController)
  }
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItems.insert(splitViewItem, at: index)
    addChild(splitViewItem.viewController)
  }
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
    splitViewItem.viewController.removeFromParent()
  }
  open func toggleSidebar(_ sender: Any?) {}
  open func toggleInspector(_ sender: Any?) {}
  open func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  open func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  open func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { false }
  open func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  open func splitViewDidResizeSubviews(_ notification: Notification) {}
}

@MainActor @preconcurrency open class NSSplitViewItem: NSObject {
  public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }

  open var viewController: NSViewController
  open private(set) var behavior = Behavior.default
  open var isCollapsed = false
  open var canCollapse = false
  open var canCollapseFromWindowResize = true
  open var isSpringLoaded = false
  open var collapseBehavior = CollapseBehavior.default
  open var minimumThickness: CGFloat = 0
  open var maximumThickness: CGFloat = 0
  open var preferredThicknessFraction: CGFloat = 0
  open var automaticMaximumThickness: CGFloat = 0
  open var allowsFullHeightLayout = true
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow

  public init(viewController: NSViewController) { self.viewController = viewController }
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    behavior = .sidebar
  }
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    behavior = .contentList
  }
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    behavior = .inspector
  }

  public enum CollapseBehavior: Int, Sendable {
    case `default`, preferResizingSplitViewWithFixedSiblings, preferResizingSiblingsWithFixedSplitView, useConstraints
  }
  open func animator() -> Self { self }
}

@MainActor @preconcurrency open class NSTabViewController: NSViewController {
  open var tabViewItems: [NSTabViewItem] = []
  open var selectedTabViewItemIndex = -1
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }
}
@MainActor @preconcurrency open class NSTabViewItem: NSObject {
  open var label = ""
  open var image: NSImage?
  open var viewController: NSViewController?
  public override init() { super.init() }
  public convenience init(viewController: NSViewController) {
    self.init()
    self.viewController = viewController
  }
}
