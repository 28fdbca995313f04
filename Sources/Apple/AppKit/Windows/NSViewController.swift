public import Foundation

/// An object that manages a view.
///
/// - Approximated: its view is never shown, so the methods about its appearance are not called.
@MainActor @preconcurrency open class NSViewController: NSResponder, NSUserInterfaceItemIdentification {
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  private var loaded: NSView?
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The view, which is loaded when it is first needed.
  open var view: NSView {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded ?? NSView()
    }
    set { loaded = newValue }
  }
  open var viewIfLoaded: NSView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open var title: String?
  open var representedObject: Any?
  open var preferredContentSize = NSSize.zero
  open var storyboard: NSStoryboard? { nil }
  open func loadView() { loaded = NSView(frame: NSRect(origin: .zero, size: preferredContentSize)) }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func updateViewConstraints() {}
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {}

  open private(set) weak var parent: NSViewController?
  open var children: [NSViewController] = []
  open var presentingViewController: NSViewController? { nil }
  open var presentedViewControllers: [NSViewController]? { nil }
  open func addChild(_ childViewController: NSViewController) {
    children.append(childViewController)
    childViewController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func presentAsSheet(_ viewController: NSViewController) {}
  open func presentAsModalWindow(_ viewController: NSViewController) {}
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {}
  open func dismiss(_ sender: Any?) {}
  open func dismiss(_ viewController: NSViewController) {}
}

/// An object that manages a window.
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  public init(window: NSWindow?) {
    super.init()
    self.window = window
    window?.windowController = self
  }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience override init() { self.init(window: nil) }
  public convenience init(windowNibName: NSNib.Name) { self.init(window: nil) }

  open var window: NSWindow?
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  open var isWindowLoaded: Bool { window != nil }
  open var windowNibName: NSNib.Name? { nil }
  open var windowFrameAutosaveName = ""
  open var shouldCascadeWindows = true
  open var shouldCloseDocument = false
  open weak var document: AnyObject?
  open var storyboard: NSStoryboard? { nil }
  open func loadWindow() {}
  open func windowWillLoad() {}
  open func windowDidLoad() {}
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  open func close() { window?.close() }
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
  open func synchronizeWindowTitleWithDocumentName() {}
  open func setDocumentEdited(_ dirtyFlag: Bool) { window?.isDocumentEdited = dirtyFlag }
}
