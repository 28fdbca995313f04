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
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
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
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frame.contains(point) ? self : nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
}

@MainActor @preconcurrency open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func makeKeyAndVisible() {}
  open func makeKey() {}
}

open class UIVisualEffect: NSObject, @unchecked Sendable {}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial,
      systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark, systemThinMaterialDark,
      systemMaterialDark,
      systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
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
  public override init() { super.init() }
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
