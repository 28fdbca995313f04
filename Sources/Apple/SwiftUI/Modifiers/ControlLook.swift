public import Foundation

import SemanticTree

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  let radius: CGFloat?

  public static let automatic = ButtonBorderShape(name: "automatic", radius: nil)
  public static let capsule = ButtonBorderShape(name: "capsule", radius: 999)
  public static let circle = ButtonBorderShape(name: "circle", radius: 999)
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle", radius: nil)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(radius)", radius: radius)
  }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// The tint of a row of a list.
public struct ListItemTint: Sendable {
  let color: Color?

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: .primary)
}

/// The kind of container that gets a background.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Sets the outline of bordered buttons.
  ///
  /// - Approximated: the modifier has no effect. Every button has the outline of its style.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    approximated("buttons keep the outline of their style")
  }

  /// Sets the order of the items in menus.
  ///
  /// - Approximated: menus show their items in the order of the code.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { modifier(EmptyModifier()) }

  /// Sets whether menus have an indicator that distinguishes them from buttons.
  ///
  /// - Approximated: the modifier has no effect. Every menu has an indicator.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }

  /// Sets how prominent the headers of sections are.
  ///
  /// - Approximated: all headers look the same.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { modifier(EmptyModifier()) }

  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Sets the background style of the container around the view.
  ///
  /// - Approximated: the background is behind the view only.
  public nonisolated func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
  where S: ShapeStyle {
    background(style)
  }

  /// Puts the view `content` behind the container around this view.
  ///
  /// - Approximated: the background is behind the view only.
  public nonisolated func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    background(alignment: alignment, content: content)
  }

  /// Sets the style that is used for `.background` inside the view.
  ///
  /// - Approximated: `.background` still means the background of the screen.
  public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    approximated("'.background' still means the background of the screen")
  }
}
