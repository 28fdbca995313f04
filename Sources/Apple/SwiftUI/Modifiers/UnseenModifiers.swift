public import Foundation

/// Modifiers for what a preview without a display does not show, such as windows, scrolling by hand, and assistive
/// technologies. They leave the view as it is.
extension View {
  public nonisolated func containerShape(_ shape: some InsettableShape) -> some View { self }
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { self }
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer(@ViewBuilder _ content: () -> some View) -> some View {
    self
  }
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  public nonisolated func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions)
    -> some View
  { self }
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }
  public nonisolated func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View { self }
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { self }
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { visualEffect { content, _ in transition(content, .identity) } }
}

extension View {
  /// Adds the usual margin of a scene.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
}

public struct MenuActionDismissBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

public protocol PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  public static var fitted: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  public static var form: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  public static var page: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// Where a view is while its container scrolls. In a preview, each view is in place.
public enum ScrollTransitionPhase: Equatable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { .visible }
  }
}
