/// Modifiers for windows, which previews do not show. They leave the scene as it is.
extension Scene {
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public nonisolated func windowStyle(_ style: some WindowStyle) -> some Scene { self }
  public nonisolated func windowToolbarStyle(_ style: some WindowToolbarStyle) -> some Scene { self }
}

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
  public static var titleBar: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
  public static var volumetric: PlainWindowStyle { PlainWindowStyle() }
}

public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
  public static var unified: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
  public static var unifiedCompact: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
  public static var expanded: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension Scene {
  /// Sets which links open the scene.
  ///
  /// - Approximated: a preview opens no links of other apps.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
  /// - Approximated: a preview opens no windows.
  public nonisolated func presentedWindowStyle<S>(_ style: S) -> some View where S: WindowStyle {
    modifier(EmptyModifier())
  }

  /// - Approximated: a preview opens no windows.
  public nonisolated func presentedWindowToolbarStyle<S>(_ style: S) -> some View where S: WindowToolbarStyle {
    modifier(EmptyModifier())
  }
}
