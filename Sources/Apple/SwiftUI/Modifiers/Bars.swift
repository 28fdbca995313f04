/// The purpose of a bar.
public struct ToolbarRole: Sendable {
  private let name: String

  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

/// A part of a bar that the system adds.
public struct ToolbarDefaultItemKind: Sendable {
  private let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
  /// Sets the style of the background of bars.
  ///
  /// - Approximated: the modifier has no effect. Every bar has its default background.
  public nonisolated func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle {
    approximated("bars keep their own background")
  }

  /// Sets whether bars have a background.
  ///
  /// - Approximated: the modifier has no effect. Every bar has its default background.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    approximated("bars keep their own background")
  }

  /// Sets whether bars have a background.
  ///
  /// - Approximated: the modifier has no effect. Every bar has its default background.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    approximated("bars keep their own background")
  }

  /// Sets whether bars are light or dark.
  ///
  /// - Approximated: the modifier has no effect. Every bar has the color scheme of its screen.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    approximated("bars keep the color scheme of their screen")
  }

  /// Sets the purpose of the screen's bar.
  ///
  /// - Approximated: the bar looks the same for every role.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    approximated("the bar looks the same for every role")
  }

  /// Removes a part that the system adds to a bar.
  ///
  /// - Approximated: the modifier has no effect. Limn adds only the title to a bar, and the title is not removed.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(EmptyModifier())
  }

  /// Adds a menu to the screen's title.
  ///
  /// - Approximated: the menu is an item of the bar, beside the title.
  public nonisolated func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    let menu = Menu("Title menu", content: content)
    return toolbar { ToolbarItem(placement: .principal) { menu } }
  }
}
