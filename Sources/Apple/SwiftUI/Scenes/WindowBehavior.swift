public import Foundation

// A page has no windows, so these modifiers have no effect.

public struct WindowInteractionBehavior: Sendable {
  public static let automatic = WindowInteractionBehavior()
  public static let enabled = WindowInteractionBehavior()
  public static let disabled = WindowInteractionBehavior()
}

extension View {
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
}

public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// Whether the controls of a window are active.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

/// Opens the settings. A page shows them as a screen of their own, so it has no effect.
@MainActor @preconcurrency public struct OpenSettingsAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}

/// Starts the refreshing of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

private struct ActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }
private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
  public var controlActiveState: ControlActiveState {
    get { self[ActiveStateKey.self] }
    set { self[ActiveStateKey.self] = newValue }
  }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
