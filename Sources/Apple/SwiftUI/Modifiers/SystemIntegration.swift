public import Foundation

// Modifiers for features of the system that a preview does not have. They have no effect.
extension View {
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(EmptyModifier())
  }

  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { modifier(EmptyModifier()) }
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { modifier(EmptyModifier()) }
  public nonisolated func focusSection() -> some View { modifier(EmptyModifier()) }
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// - Approximated: a view in a right-to-left language is not mirrored.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(EmptyModifier())
  }

  /// - Approximated: the colors do not change.
  public nonisolated func luminanceToAlpha() -> some View {
    approximated("luminanceToAlpha does not change colors")
  }

  /// Limits the size of text to a range.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      let limits = [allowed.first, allowed.last].compactMap { $0 }
      size = limits.first { size < $0 } ?? limits.last ?? size
    }
  }

  /// Adds a menu that a long press or a secondary click opens.
  ///
  /// - Approximated: the preview of the menu is not shown.
  public nonisolated func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    contextMenu(menuItems: menuItems)
  }

  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { modifier(EmptyModifier()) }

  public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> some View
  {
    modifier(EmptyModifier())
  }
}

/// A zoom gesture of an assistive technology.
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  public let direction: Direction
}

/// An activity of the user that another device can continue.
///
/// - Approximated: activities are not passed on to other devices.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false

  public init(activityType: String) { self.activityType = activityType }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
