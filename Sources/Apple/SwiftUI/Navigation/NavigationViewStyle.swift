/// How a navigation view arranges its screens.
///
/// - Approximated: a navigation view is a stack in every style.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views arrange their screens.
  ///
  /// - Approximated: a navigation view is a stack in every style.
  public nonisolated func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    approximated("a navigation view is a stack in every style")
  }

  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
  public nonisolated func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading placement")
  public nonisolated func navigationBarItems<L>(leading: L) -> some View where L: View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarTrailing placement")
  public nonisolated func navigationBarItems<T>(trailing: T) -> some View where T: View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
