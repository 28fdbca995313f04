public import Foundation

// Bars and their appearance. HTML pages have their own bars, so these appearances have no effect.

/// A class with an appearance that applies to all its instances.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  /// - Approximated: the settings of an appearance have no effect on an HTML page.
  public static func appearance() -> Self { appearance(of: self) }

  private static func appearance<View>(of type: UIView.Type) -> View {
    let known = appearances[ObjectIdentifier(type)]
    if let known = known as? View { return known }
    fatalError("\(type): Limn supports appearance() only for bars, tables, text views, and segmented controls")
  }

  private static let appearances: [ObjectIdentifier: UIView] = {
    let views: [UIView] = [
      UIView(frame: .zero), UINavigationBar(frame: .zero), UITabBar(frame: .zero), UIToolbar(frame: .zero),
      UITableView(frame: .zero),
      UITableViewCell(frame: .zero), UITextView(frame: .zero), UITextField(frame: .zero), UIScrollView(frame: .zero),
      UISegmentedControl(frame: .zero), UILabel(frame: .zero), UIPageControl(frame: .zero),
    ]
    return Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier(type(of: $0)), $0) })
  }()
}

@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var backgroundEffect: UIBlurEffect?

  public nonisolated override init() { super.init() }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset()
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
  }
}

/// How buttons in a bar are drawn in each of their states.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public nonisolated override init() { super.init() }
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

open class UIBarButtonItemStateAppearance: NSObject, @unchecked Sendable {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset()
  open var backgroundImage: UIImage?
}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

/// How the items of a tab bar are drawn in each of their states.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public nonisolated override init() { super.init() }
}

open class UITabBarItemStateAppearance: NSObject, @unchecked Sendable {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset()
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

public struct UIOffset: Equatable, Sendable {
  public var horizontal, vertical: CGFloat
  public init() { self.init(horizontal: 0, vertical: 0) }
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  public static let zero = UIOffset()
}

@MainActor @preconcurrency open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var backItem: UINavigationItem? { nil }
  open var topItem: UINavigationItem? { nil }
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@MainActor @preconcurrency open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
}

@MainActor @preconcurrency open class UIToolbar: UIView {
  open var barTintColor: UIColor?
}

@MainActor @preconcurrency open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
}

/// What a controller shows in a navigation bar. Limn shows the bars of SwiftUI, so it appears nowhere.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  open var title: String?
  open var prompt: String?
  open var subtitle: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  public nonisolated override init() { super.init() }
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

/// A button of a bar. Limn shows the bars of SwiftUI, so it appears nowhere.
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable { case plain, done, prominent = 2 }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var menu: UIMenu?
  open var title: String?
  open var image: UIImage?
  open var tintColor: UIColor?
  open var isEnabled = true
  private static let shared = UIBarButtonItem()

  public nonisolated override init() { super.init() }
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Any?) {
    self.init()
    self.title = title
    self.style = style
  }
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Any?) {
    self.init()
    self.image = image
    self.style = style
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { self.init() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image, self.menu) = (title ?? primaryAction?.title, image ?? primaryAction?.image, menu)
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.menu = menu
  }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.width = width
    return space
  }
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  public static func appearance() -> UIBarButtonItem { shared }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
