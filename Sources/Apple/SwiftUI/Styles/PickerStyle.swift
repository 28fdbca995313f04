/// How pickers show their options.
@MainActor @preconcurrency public protocol PickerStyle {}

/// A picker style that this module draws. The style is identified by its name.
@MainActor protocol NamedPickerStyle: PickerStyle {
  var name: String? { get }
}

extension View {
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    modifier(ControlStyleModifier(kind: "pickerStyle", style: style) { ($0 as? any NamedPickerStyle)?.name })
  }
}

public struct DefaultPickerStyle {
  public nonisolated init() {}
}

extension DefaultPickerStyle: NamedPickerStyle {
  var name: String? { nil }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

public struct InlinePickerStyle {
  public nonisolated init() {}
}

extension InlinePickerStyle: NamedPickerStyle {
  var name: String? { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

public struct MenuPickerStyle {
  public nonisolated init() {}
}

extension MenuPickerStyle: NamedPickerStyle {
  var name: String? { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

public struct NavigationLinkPickerStyle {
  public nonisolated init() {}
}

extension NavigationLinkPickerStyle: NamedPickerStyle {
  var name: String? { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// - Approximated: the options are shown as they are inline.
public struct RadioGroupPickerStyle {
  public nonisolated init() {}
}

extension RadioGroupPickerStyle: NamedPickerStyle {
  var name: String? { "inline" }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

public struct SegmentedPickerStyle {
  public nonisolated init() {}
}

extension SegmentedPickerStyle: NamedPickerStyle {
  var name: String? { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public struct WheelPickerStyle {
  public nonisolated init() {}
}

extension WheelPickerStyle: NamedPickerStyle {
  var name: String? { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
