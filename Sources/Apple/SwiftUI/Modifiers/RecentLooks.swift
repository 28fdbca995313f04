public import Foundation

// Looks of recent systems that the page does not draw.

public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Which tabs a person moved or hid.
public struct TabViewCustomization: Codable, Sendable {
  public init() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}

extension View {
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public nonisolated func backgroundExtensionEffect() -> some View { self }
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public nonisolated func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> some View { self }
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Adds a view above the bar of the tabs.
  public nonisolated func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { safeAreaInset(edge: .bottom, content: content) }

  /// Adds buttons below a section.
  @ViewBuilder public nonisolated func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    self
    content()
  }
}
