public import Foundation

/// Controls a part of the screen.
///
/// - Approximated: a controller is never shown, so its lifecycle methods are not called. The properties that connect
///   controllers are set, such as `parent` and `presentingViewController`.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  private var madeView: UIView?
  /// The controller's view, created on first use.
  open var view: UIView! {
    get {
      if madeView == nil { madeView = UIView(frame: .zero) }
      return madeView
    }
    set { madeView = newValue }
  }
  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem()
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var extendedLayoutIncludesOpaqueBars = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var preferredContentSize = CGSize.zero
  open var traitCollection: UITraitCollection { .current }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var isMovingToParent: Bool { false }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(
    presentedViewController: self, presenting: nil)
  /// The settings of the popover that presents this controller. Nil if the presentation style is another one.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popover : nil
  }
  private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  open var hidesBottomBarWhenPushed = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The settings of the sheet that presents this controller. Nil if the presentation style is not a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) ? sheet : nil
  }
  private lazy var sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open private(set) var children: [UIViewController] = []
  open internal(set) weak var parent: UIViewController?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    MissingEffect.report("a presented view controller is not shown")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

extension UIViewController {
  /// The nearest navigation controller that contains the controller.
  public var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller that contains the controller.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// The settings of a sheet.
///
/// - Approximated: a sheet of UIKit is never shown, so its settings have no effect.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// One of the heights to which a user can drag a sheet.
  @MainActor @preconcurrency open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private init(_ identifier: Identifier) { self.identifier = identifier }
    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString)) }
  }

  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  open var prefersEdgeAttachedInCompactHeight = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
  open var preferredCornerRadius: CGFloat?
}

/// What the height of a detent depends on.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
