/// How a screen or a sheet appears.
///
/// - Approximated: screens appear immediately.
@MainActor @preconcurrency public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

/// A transition in which a view is enlarged until it becomes the screen.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets how the screen appears.
  ///
  /// - Approximated: screens appear immediately.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    approximated("screens appear immediately")
  }

  /// Marks the view that a zoom transition enlarges until it becomes the screen.
  ///
  /// - Approximated: screens appear immediately.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    approximated("screens appear immediately")
  }
}
