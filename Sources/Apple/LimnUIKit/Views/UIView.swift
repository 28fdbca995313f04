public import Foundation

/// A part of a screen.
///
/// - Approximated: a view of UIKit is never drawn or laid out, and receives no touches.
@MainActor @preconcurrency open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Always -1 by -1, which means in UIKit that the view has no intrinsic size. UIKit views are not measured on Linux.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func sizeToFit() {}
  open var tag = 0
  open var autoresizingMask: AutoresizingMask = []
  open var contentMode = ContentMode.scaleToFill
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var traitCollection: UITraitCollection { .current }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    MissingEffect.report("a gesture recognizer of a UIView recognizes nothing")
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  /// Returns false, since a UIKit view is never drawn on Linux.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    MissingEffect.report("a UIView is not drawn")
    return false
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var transform = CGAffineTransform.identity
  open class var layerClass: AnyClass { CALayer.self }
  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  open var accessibilityTraits: UIAccessibilityTraits = []
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open var backgroundColor: UIColor?
  public let layer = CALayer()
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var isUserInteractionEnabled = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { nil }
  open var safeAreaInsets: UIEdgeInsets { .zero }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
  }
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open func didMoveToWindow() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func draw(_ rect: CGRect) {}
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func invalidateIntrinsicContentSize() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open func didMoveToSuperview() {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frame.contains(point) ? self : nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
}

@MainActor @preconcurrency open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }
  open var windowLevel = Level.normal
  open var screen: UIScreen { .main }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func makeKeyAndVisible() {}
  open func makeKey() {}
}

extension UIWindow {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

open class UIVisualEffect: NSObject, @unchecked Sendable {}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial,
      systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark, systemThinMaterialDark,
      systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark,
      systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight
  }
  public let style: Style
  public init(style: Style) { self.style = style }
}

@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open var contentView: UIView { self }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }
  public convenience init() { self.init(effect: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Lets a person share values.
///
/// - Approximated: nothing is shared.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    MissingEffect.report("UIActivityViewController shares nothing")
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
